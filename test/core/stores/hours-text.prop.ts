import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayName, hoursRows, hoursText } from '#core/stores/hours-text.ts';
import { dayHours, type OpeningHours } from '#core/stores/opening-hours.ts';
import { isoDay } from '#core/kernel/iso-day.ts';
import { law } from '#test/support/law.ts';

const rowsOf = (openingHours: OpeningHours, special: object = {}, language = 'en-US') =>
  hoursRows(
    { openingHours, timeZone: 'America/Denver', ...special },
    { now: Date.parse('2026-11-24T18:00:00Z'), language },
  );

describe('hours of a store in few rows', () => {
  test('STO-03 days with equal hours are one row, and a holiday to come is named with its hours', () => {
    const week = [dayHours('11:00-18:00'), ...Array.from({ length: 6 }, () => dayHours('10:00-20:00'))];
    const specialHours = [
      { day: isoDay('2026-11-23') ?? 0, holiday: 'Yesterday' },
      { day: isoDay('2026-11-26') ?? 0, holiday: 'Thanksgiving' },
      { day: isoDay('2026-11-27') ?? 0, hours: dayHours('11:00-17:00'), holiday: 'Friday' },
    ];
    const plain = (text = 'closed') => text.replaceAll('\u202F', ' ');
    expect(rowsOf(week, { specialHours }).map(({ days, hours, holiday }) => [days, plain(hours), holiday])).toEqual([
      ['Monday – Saturday', '10:00 AM – 8:00 PM', undefined],
      ['Sunday', '11:00 AM – 6:00 PM', undefined],
      ['Thursday, Nov 26', 'closed', 'Thanksgiving'],
      ['Friday, Nov 27', '11:00 AM – 5:00 PM', 'Friday'],
    ]);
  });

  const someHours = fc.constantFrom(undefined, dayHours('10:00-20:00'), dayHours('09:00-17:00'));
  law(
    'STO-03 each day of the week is in one row, with its hours',
    [fc.array(someHours, { minLength: 7, maxLength: 7 })],
    (week) => {
      const order = [1, 2, 3, 4, 5, 6, 0];
      const names = order.map((day) => dayName(day, 'en-US'));
      const shown = rowsOf(week).flatMap(({ days, hours }) => {
        const [first = '', last = first] = days.split(' – ');
        return names.slice(names.indexOf(first), names.indexOf(last) + 1).map((name) => [name, hours]);
      });
      expect(shown).toEqual(
        order.map((day) => {
          const hours = week[day];
          return [dayName(day, 'en-US'), hours && hoursText(hours, 'en-US')];
        }),
      );
    },
  );
});
