import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calendar, instantOf } from '#core/kernel/calendar.ts';
import { isoDay } from '#core/kernel/iso-day.ts';
import { minuteAt } from '#core/kernel/clock-face.ts';
import { distanceText, distanceUnit, inUnit, kilometers, type Point } from '#core/stores/distance.ts';
import { DEFAULT_LIMIT, DEFAULT_RADIUS, nearest } from '#core/stores/nearest.ts';
import { dayHours, isOpen, nextVisit, type OpeningHours } from '#core/stores/opening-hours.ts';
import { storeChoice } from '#core/stores/store.ts';
import { law } from '#test/support/law.ts';

const point: fc.Arbitrary<Point> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const everyDay = (text: string): OpeningHours => Array.from({ length: 7 }, () => dayHours(text));
const at = (text: string, zone = 'Z'): number => instantOf(`2025-12-01T${text}:00${zone}`);

describe('opening hours', () => {
  test.each([
    ['09:59', false],
    ['10:00', true],
    ['19:59', true],
    ['20:00', false],
    ['00:00', false],
  ])('STO-03 a store with hours 10:00-20:00 is open at %s: %s', (time, open) =>
    expect(isOpen(everyDay('10:00-20:00'), { now: at(time), timeZone: 'UTC' })).toBe(open),
  );

  test.each([
    ['America/New_York', '14:59', false],
    ['America/New_York', '15:00', true],
    ['Europe/Oslo', '09:00', true],
    ['Europe/Oslo', '08:59', false],
  ])('STO-03 the time zone %s decides: at %s UTC it is open: %s', (timeZone, time, open) =>
    expect(isOpen(everyDay('10:00-20:00'), { now: at(time), timeZone })).toBe(open),
  );

  test('STO-03 each weekday has its own hours, Sunday first, and a day without hours is closed', () => {
    // 1 December 2025 was a Monday.
    const mondays: OpeningHours = [undefined, dayHours('10:00-20:00'), ...Array.from({ length: 5 }, () => undefined)];
    const open = Array.from({ length: 7 }, (_, day) =>
      isOpen(mondays, { now: at('12:00') + day * 86_400_000, timeZone: 'UTC' }),
    );
    expect(open).toEqual([true, false, false, false, false, false, false]);
    expect(isOpen([], { now: at('12:00'), timeZone: 'UTC' })).toBe(false);
  });

  test('STO-03 hours past midnight belong to the day on which they started', () => {
    const late: OpeningHours = [dayHours('22:00-02:00'), ...Array.from({ length: 6 }, () => undefined)];
    const sunday = at('12:00') - 86_400_000;
    const minutes = (count: number) => sunday + count * 60_000;
    expect(
      [599, 600, 719, 720, 839, 840].map((count) => isOpen(late, { now: minutes(count), timeZone: 'UTC' })),
    ).toEqual([false, true, true, true, true, false]);
    const saturdays: OpeningHours = [...Array.from({ length: 6 }, () => undefined), dayHours('22:00-02:00')];
    expect(isOpen(saturdays, { now: minutes(-11 * 60), timeZone: 'UTC' })).toBe(true);
  });

  test('STO-03 24 hours are open at every minute, and hours of zero length never', () => {
    for (const time of ['00:00', '12:00', '23:59']) {
      expect(isOpen(everyDay('00:00-24:00'), { now: at(time), timeZone: 'UTC' })).toBe(true);
      expect(isOpen(everyDay('10:00-10:00'), { now: at(time), timeZone: 'UTC' })).toBe(false);
    }
  });

  law(
    'STO-03 hours within a day are open exactly from opening until closing',
    [
      fc.nat(1439),
      fc.nat(1439),
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      fc.constantFrom('UTC', 'America/Toronto', 'Asia/Kolkata'),
    ],
    (a, b, now, timeZone) => {
      const hours = { opens: Math.min(a, b), closes: Math.max(a, b) };
      const minute = minuteAt(now, timeZone);
      expect(
        isOpen(
          Array.from({ length: 7 }, () => hours),
          { now, timeZone },
        ),
      ).toBe(minute >= hours.opens && minute < hours.closes);
      const today = Calendar.weekday(Calendar.dayAt(now, timeZone));
      expect(
        isOpen(
          Array.from({ length: 7 }, (_, day) => (day === today ? undefined : hours)),
          { now, timeZone },
        ),
      ).toBe(false);
    },
  );

  law(
    'STO-03 special hours replace those of their day, and no others',
    [fc.integer({ min: 0, max: 4_000_000_000_000 }), fc.constantFrom('UTC', 'America/Toronto', 'Asia/Kolkata')],
    (now, timeZone) => {
      const today = Calendar.dayAt(now, timeZone);
      const always = everyDay('00:00-24:00');
      const openWith = (day: number) => isOpen(always, { now, timeZone, special: [{ day }] });
      expect([openWith(today), openWith(today - 1), openWith(today + 1)]).toEqual([false, true, true]);
    },
  );

  const someHours = fc
    .uniqueArray(fc.nat(1439), { minLength: 2, maxLength: 2 })
    .map(([opens = 0, closes = 0]) => ({ opens, closes }));
  law(
    'STO-03 a store that opens next on a later day is closed until then, and open on that day',
    [
      fc.array(fc.option(someHours, { nil: undefined, freq: 2 }), { minLength: 7, maxLength: 7 }),
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
    ],
    (week, now) => {
      const { day, isToday } = nextVisit(week, { now, timeZone: 'UTC' }) ?? { day: 0, isToday: true };
      if (isToday) return;
      const openAt = (at: number) => isOpen(week, { now: at, timeZone: 'UTC' });
      const morning = day * 86_400_000;
      const opens = week[Calendar.weekday(day)]?.opens ?? 0;
      expect([openAt(now), openAt(morning - 1), openAt(morning + opens * 60_000)]).toEqual([false, false, true]);
    },
  );

  law(
    'STO-03 a store that can be visited today is open before it closes',
    [
      fc.array(fc.option(someHours, { nil: undefined, freq: 2 }), { minLength: 7, maxLength: 7 }),
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
    ],
    (week, now) => {
      const visit = nextVisit(week, { now, timeZone: 'UTC' });
      if (visit?.isToday !== true) return;
      const midnight = visit.day * 86_400_000;
      const last = midnight + ((visit.hours.closes + 1439) % 1440) * 60_000;
      expect(Calendar.dayAt(now, 'UTC')).toBe(visit.day);
      expect([last, last + 86_400_000].some((at) => isOpen(week, { now: at, timeZone: 'UTC' }))).toBe(true);
    },
  );

  test.each([
    ['before it opens', '2026-11-25T16:00:00Z', undefined],
    ['while it is open', '2026-11-26T02:59:59Z', undefined],
    ['from closing time before a holiday', '2026-11-26T03:00:00Z', '2026-11-27'],
    ['on a holiday', '2026-11-26T18:00:00Z', '2026-11-27'],
    ['on a Saturday evening, before a closed day', '2026-11-29T04:00:00Z', '2026-11-30'],
  ])('PDP-09 STO-03 a pickup %s is possible today or when the store opens next', (_, now, day) => {
    const week = [undefined, ...everyDay('10:00-20:00').slice(1)];
    const special = [{ day: isoDay('2026-11-26') ?? 0 }];
    const next = nextVisit(week, { now: Date.parse(now), timeZone: 'America/Denver', special });
    const hours = { opens: 600, closes: 1200 };
    expect(next).toEqual(
      day === undefined
        ? { day: isoDay('2026-11-25'), isToday: true, hours }
        : { day: isoDay(day), isToday: false, hours },
    );
  });

  test('STO-03 a store opens next within a week: also on the same day of the next week, and not later', () => {
    const closed: OpeningHours = Array.from({ length: 7 }, () => undefined);
    const hours = { opens: 600, closes: 1200 };
    const evening = { now: 1200 * 60_000, timeZone: 'UTC' };
    expect(nextVisit(closed, { ...evening, special: [{ day: 8, hours }] })).toBeUndefined();
    // Day 0 was a Thursday.
    expect(nextVisit(closed.with(4, hours), evening)).toEqual({ day: 7, isToday: false, hours });
  });

  test.each([
    ['10:00-20:00', { opens: 600, closes: 1200 }],
    [' 10:00 - 20:00 ', { opens: 600, closes: 1200 }],
    ['closed', undefined],
    ['', undefined],
    ['10:00', undefined],
    ['10:00-', undefined],
    ['-20:00', undefined],
    ['10:00-12:00-20:00', undefined],
    ['10-20', undefined],
  ])('the hours "%s" are %j', (text, hours) => expect(dayHours(text)).toEqual(hours));
});

describe('distance', () => {
  /** At half the circumference of the Earth rounding loses one meter. */
  const METRE = 1e-3;

  law('there is none from a place to itself, and it is the same in both directions', [point, point], (a, b) => {
    expect(kilometers(a, a)).toBe(0);
    expect(Math.abs(kilometers(a, b) - kilometers(b, a))).toBeLessThan(METRE);
    expect(kilometers(a, b)).toBeGreaterThanOrEqual(0);
    expect(kilometers(a, b)).toBeLessThanOrEqual(20_016);
  });

  law('no way around is shorter', [point, point, point], (a, b, c) =>
    expect(kilometers(a, c)).toBeLessThanOrEqual(kilometers(a, b) + kilometers(b, c) + METRE),
  );

  test.each([
    [{ latitude: 40.7128, longitude: -74.006 }, { latitude: 42.3601, longitude: -71.0589 }, 306],
    [{ latitude: 51.5074, longitude: -0.1278 }, { latitude: 48.8566, longitude: 2.3522 }, 344],
    [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
    [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015],
  ])('from %j to %j the distance is %d km', (from, to, km) => expect(Math.round(kilometers(from, to))).toBe(km));

  test('STO-02 miles in the United States and Great Britain, kilometers elsewhere', () => {
    expect(['US', 'GB', 'CA', 'FR', ''].map(distanceUnit)).toEqual(['mi', 'mi', 'km', 'km', 'km']);
    expect(inUnit(1.609344, 'mi')).toBe(1);
    expect(inUnit(3, 'km')).toBe(3);
  });

  test.each([
    [0, 'km', 'en-GB', '0 km'],
    [1.24, 'km', 'en-CA', '1.2 km'],
    [9.96, 'km', 'en-CA', '10 km'],
    [12.5, 'km', 'fr-CA', '13\u00A0km'],
    [1.609344, 'mi', 'en-US', '1 mi'],
    [3.2, 'mi', 'en-US', '2 mi'],
    [24, 'mi', 'en-US', '15 mi'],
  ] as const)('%d km in %s and %s read "%s"', (km, unit, language, text) =>
    expect(distanceText(km, unit, language)).toBe(text),
  );
});

describe('nearest', () => {
  const from: Point = { latitude: 45.5, longitude: -73.6 };
  const around = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: index,
      latitude: 45.5 + ((count - index) % count) / 1000,
      longitude: -73.6,
    }));

  test('CHK-30 of 25 points the 20 nearest are listed, nearest first', () => {
    const listed = nearest(around(25), from, { unit: 'km' });
    expect(listed.map(({ id }) => id)).toEqual([0, ...Array.from({ length: 19 }, (_, index) => 24 - index)]);
    expect([DEFAULT_RADIUS, DEFAULT_LIMIT]).toEqual([50, 20]);
  });

  test('STO-02 STO-03 the radius is in the unit of the country and includes its edge', () => {
    const place = { latitude: 45.5 + 0.5, longitude: -73.6 };
    const km = kilometers(from, place);
    expect(nearest([place], from, { unit: 'km', radius: km })).toHaveLength(1);
    expect(nearest([place], from, { unit: 'km', radius: km - 0.01 })).toHaveLength(0);
    expect(nearest([place], from, { unit: 'km' })).toHaveLength(0);
    expect(nearest([place], from, { unit: 'mi' })).toHaveLength(1);
    expect(nearest(around(3), from, { unit: 'km', limit: 2 })).toHaveLength(2);
  });

  law(
    'STO-03 stores are sorted by distance, each has its own, and none is nearer that is not listed',
    [fc.array(point, { maxLength: 12 }), point, fc.integer({ min: 1, max: 12 })],
    (places, here, limit) => {
      const listed = nearest(places, here, { unit: 'km', radius: 20_100, limit });
      expect(listed).toHaveLength(Math.min(limit, places.length));
      const all = places.map((place) => kilometers(here, place)).toSorted((a, b) => a - b);
      expect(listed.map(({ distance }) => distance)).toEqual(all.slice(0, limit));
      for (const store of listed) expect(store.distance).toBe(kilometers(here, store));
    },
  );
});

test.each([
  [undefined, 'a', 'chosen'],
  ['a', 'a', 'unchanged'],
  ['a', 'b', 'asks-first'],
])('STO-05 with %s chosen, choosing %s gives %s', (current, chosen, outcome) =>
  expect(storeChoice(current, chosen)).toBe(outcome),
);
