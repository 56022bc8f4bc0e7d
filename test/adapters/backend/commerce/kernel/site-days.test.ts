import { expect, test } from 'vitest';
import { isoText } from '#core/kernel/iso-day.ts';
import {
  comingHolidays,
  namedHolidays,
  nextStoreVisit,
  promisedArrival,
} from '#adapters/backend/commerce/kernel/site-days.ts';

const denver = { country: 'US', timeZone: 'America/Denver' } as const;

test('PR-15 the promised days of a site leave out its holidays', () => {
  const now = Date.parse('2026-11-23T16:00:00Z');
  expect(promisedArrival(denver, { label: '2-4 business days', now })).toEqual({
    from: '2026-11-25',
    to: '2026-11-30',
  });
  expect(promisedArrival(denver, { label: 'Today', now })).toBeUndefined();
  expect(comingHolidays(denver, now)).toEqual(['2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18']);
});

test('PR-15 the promise is that of its site, delivery time and moment', () => {
  const promised = (place: Parameters<typeof promisedArrival>[0], label: string, now: string) =>
    promisedArrival(place, { label, now: Date.parse(now) });
  const leeds = { country: 'GB', timeZone: 'Europe/London' } as const;
  expect(promised(denver, '2-4 business days', '2026-11-23T20:59:59Z')?.to).toBe('2026-11-30');
  expect(promised(denver, '2-4 business days', '2026-11-23T21:00:00Z')?.to).toBe('2026-12-01');
  expect(promised(denver, '1 business day', '2026-11-23T20:59:59Z')?.to).toBe('2026-11-24');
  expect(promised(leeds, '2-4 business days', '2026-11-23T13:59:59Z')?.to).toBe('2026-11-27');
  expect(promised(denver, '2-4 business days', '2026-11-23T13:59:59Z')?.to).toBe('2026-11-30');
});

test('STO-03 a store is closed or open for fewer hours on the holidays of the coming week', () => {
  const week = ['closed', ...Array.from({ length: 6 }, () => '09:30-17:30')];
  const hoursAt = (now: string, openingHours: readonly string[] = week) =>
    namedHolidays({ ...denver, openingHours }, { now: Date.parse(now), locale: 'en-us' });
  expect(hoursAt('2026-11-20T16:00:00Z')).toEqual([{ day: '2026-11-26', hours: 'closed', holiday: 'Thanksgiving' }]);
  expect(hoursAt('2026-11-19T16:00:00Z')).toEqual([]);
  expect(hoursAt('2026-11-27T16:00:00Z')).toEqual([{ day: '2026-11-26', hours: 'closed', holiday: 'Thanksgiving' }]);
  expect(hoursAt('2026-09-07T16:00:00Z')).toEqual([{ day: '2026-09-07', hours: '11:00-17:00', holiday: 'Labor Day' }]);
  // A Sunday.
  expect(hoursAt('2027-07-04T16:00:00Z')).toEqual([
    { day: '2027-07-04', hours: 'closed', holiday: 'Independence Day' },
  ]);
});

test('PDP-09 STO-03 a pickup is ready on the next day on which the store opens: after a holiday, a closed day, or its hours', () => {
  const openingHours = ['11:00-18:00', ...Array.from({ length: 6 }, () => '10:00-20:00')];
  const dayAt = (now: string, week: readonly string[] = openingHours): string => {
    const visit = nextStoreVisit({ ...denver, openingHours: week }, Date.parse(now));
    return visit === undefined || visit.isToday ? 'today' : isoText(visit.day);
  };
  expect(dayAt('2026-11-25T18:00:00Z')).toBe('today');
  expect(dayAt('2026-11-26T03:00:00Z')).toBe('2026-11-27');
  expect(dayAt('2026-11-26T18:00:00Z')).toBe('2026-11-27');
  expect(dayAt('2026-12-25T18:00:00Z')).toBe('2026-12-26');
  // Labor Day: the store is open for fewer hours.
  expect(dayAt('2026-09-07T22:00:00Z')).toBe('today');
  expect(dayAt('2026-09-07T23:00:00Z')).toBe('2026-09-08');
  expect(dayAt('2026-11-22T18:00:00Z', ['closed', ...openingHours.slice(1)])).toBe('2026-11-23');
});
