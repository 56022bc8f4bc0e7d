import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calendar, instantOf } from '#core/kernel/calendar.ts';
import { minuteAt, minuteOf } from '#core/kernel/clock-face.ts';
import { endOfDay } from '#core/kernel/day-end.ts';
import { isoDay, isoText } from '#core/kernel/iso-day.ts';
import { law } from '#test/support/law.ts';

const instant = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('isoDay', () => {
  law('the day of a text is the one that the clocks of Greenwich showed', [instant], (date) => {
    expect(isoDay(date.toISOString())).toBe(Calendar.dayAt(date.getTime(), 'UTC'));
    expect(isoDay(date.toISOString().slice(0, 10))).toBe(isoDay(date.toISOString()));
  });

  law('a day that is written and read again is that day', [fc.integer({ min: -719_162, max: 2_932_896 })], (day) =>
    expect(isoDay(isoText(day))).toBe(day),
  );

  test.each([
    [-719_162, '0001-01-01'],
    [0, '1970-01-01'],
    [19_782, '2024-02-29'],
    [2_932_896, '9999-12-31'],
  ])('day %d is written %s', (day, text) => expect(isoText(day)).toBe(text));

  test.each([
    '',
    'soon',
    '2024-02-30',
    '2023-02-29',
    '2024-13-01',
    '2024-1-1',
    '01/02/2024',
    '2024-01-01x',
    'x2024-01-01',
    '2024-00-10',
    '2024-01-00',
  ])('"%s" is not a day', (text) => expect(isoDay(text)).toBeUndefined());

  test.each([
    ['1970-01-01', 0],
    ['1970-01-02', 1],
    ['2024-02-29', 19_782],
    ['2024-02-29T23:59:59Z', 19_782],
  ])('%s is day %d', (text, day) => expect(isoDay(text)).toBe(day));
});

describe('endOfDay', () => {
  const zones = ['UTC', 'America/Denver', 'America/Toronto', 'Europe/London', 'Asia/Kolkata'] as const;
  law(
    'it is on that day, and the next millisecond is on the next day',
    [fc.integer({ min: 10_000, max: 40_000 }), fc.constantFrom(...zones)],
    (day, zone) => {
      const end = endOfDay(day, zone);
      expect([Calendar.dayAt(end, zone), Calendar.dayAt(end + 1, zone)]).toEqual([day, day + 1]);
    },
  );

  test.each([
    ['2027-01-22', 'America/Denver', '2027-01-23T06:59:59.999Z'],
    ['2026-03-08', 'America/Denver', '2026-03-09T05:59:59.999Z'],
    ['2026-11-01', 'America/Denver', '2026-11-02T06:59:59.999Z'],
    ['2026-10-25', 'Europe/London', '2026-10-25T23:59:59.999Z'],
  ])('%s ends in %s at %s', (day, zone, end) =>
    expect(new Date(endOfDay(isoDay(day) ?? Number.NaN, zone)).toISOString()).toBe(end),
  );
});

describe('minuteAt', () => {
  test.each([
    ['2025-12-01T00:00:00Z', 'UTC', 0],
    ['2025-12-01T23:59:00Z', 'UTC', 1439],
    ['2025-12-01T15:30:00Z', 'America/New_York', 630],
    ['2025-07-01T15:30:00Z', 'America/New_York', 690],
    ['2025-12-01T18:30:00Z', 'Asia/Kolkata', 0],
  ])('at %s the clocks of %s show minute %d', (at, zone, minute) => expect(minuteAt(instantOf(at), zone)).toBe(minute));

  law('a minute later is the next minute, and midnight begins again', [instant], (date) =>
    expect(minuteAt(date.getTime() + 60_000, 'UTC')).toBe((minuteAt(date.getTime(), 'UTC') + 1) % 1440),
  );
});

describe('minuteOf', () => {
  law('the minutes of a clock are read as they are written', [fc.nat(1440)], (minute) =>
    expect(
      minuteOf(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`),
    ).toBe(minute),
  );

  test.each(['', '9:30', '24:01', '25:00', '12:60', '12:5', '12:345', '-1:00', 'noon', ' 09:00'])(
    '"%s" is not a time of day',
    (text) => expect(minuteOf(text)).toBeUndefined(),
  );
});
