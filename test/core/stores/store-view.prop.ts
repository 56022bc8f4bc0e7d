import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf } from '#core/kernel/calendar.ts';
import { isoDay } from '#core/kernel/iso-day.ts';
import { ChosenStore } from '#core/stores/chosen-store.ts';
import { inKilometers, inUnit } from '#core/stores/distance.ts';
import { dayHours } from '#core/stores/opening-hours.ts';
import { pickupAt } from '#core/stores/pickup.ts';
import type { FoundStore } from '#core/stores/store.ts';
import { storeView } from '#core/stores/store-view.ts';
import { law } from '#test/support/law.ts';

const store: FoundStore = {
  storeId: 'S1',
  name: 'NORDKAMM Denver',
  latitude: 39.7,
  longitude: -105,
  timeZone: 'America/Denver',
  services: ['pickup'],
  distance: 3.2,
  address: {
    line1: '1448 Larimer Street',
    line2: 'Suite 2',
    city: 'Denver',
    state: 'CO',
    postalCode: '80202',
    country: 'US',
  },
  openingHours: [undefined, ...Array.from({ length: 6 }, () => dayHours('10:00-20:00'))],
};
const options = { now: instantOf('2026-11-21T17:00:00Z'), language: 'en-US', unit: 'mi' } as const;

describe('a store as it is shown', () => {
  test('STO-03 ux 72 has address, distance, today in its own time zone, and its closed days', () => {
    const view = storeView(store, options);
    expect(view).toMatchObject({
      lines: ['1448 Larimer Street', 'Suite 2', 'Denver, CO 80202'],
      distance: '2 mi',
      isOpen: true,
      city: 'Denver',
      at: { latitude: 39.7, longitude: -105 },
      directions: 'https://www.openstreetmap.org/directions?to=39.7,-105',
    });
    expect(view.today?.replaceAll(/\s/g, ' ')).toBe('10:00 AM – 8:00 PM');
    expect(view.week.map(({ day, hours, isToday }) => [day, hours === undefined, isToday])).toEqual([
      ['Sunday', true, false],
      ['Monday', false, false],
      ['Tuesday', false, false],
      ['Wednesday', false, false],
      ['Thursday', false, false],
      ['Friday', false, false],
      ['Saturday', false, true],
    ]);
    expect(storeView(store, { ...options, now: instantOf('2026-11-22T20:00:00Z') })).toMatchObject({ isOpen: false });
    expect(storeView(store, { ...options, language: 'fr-CA', unit: 'km' })).toMatchObject({
      distance: '3,2\u00A0km',
      week: [{ day: 'dimanche' }, {}, {}, {}, {}, {}, {}],
    });
  });

  test('STO-03 a holiday of the coming days has its date and its own hours; open now respects it', () => {
    const thanksgiving = isoDay('2026-11-26') ?? 0;
    const closed = { ...store, specialHours: [{ day: thanksgiving }] };
    const sunday = storeView(closed, { ...options, now: instantOf('2026-11-22T20:00:00Z') });
    expect(sunday.week.map(({ day }) => day)[4]).toBe('Thursday, Nov 26');
    expect(sunday.week[4]).not.toHaveProperty('hours');
    const noon = { ...options, now: instantOf('2026-11-26T19:00:00Z') };
    expect(storeView(closed, noon)).toMatchObject({ isOpen: false });
    expect(storeView(closed, noon)).not.toHaveProperty('today');
    const short = { ...store, specialHours: [{ day: thanksgiving, hours: { opens: 660, closes: 720 } }] };
    expect(storeView(short, noon).today?.replaceAll(/\s/g, ' ')).toBe('11:00 AM – 12:00 PM');
    // A week before it, the row of Thursday is the one of another day.
    expect(storeView(closed, { ...options, now: instantOf('2026-11-19T19:00:00Z') })).toMatchObject({ isOpen: true });
  });

  law(
    'exactly one day of the week is today, and its hours are those of today',
    [fc.integer({ min: 0, max: 4_000_000_000_000 }), fc.constantFrom('UTC', 'America/Denver', 'Asia/Kolkata')],
    (now, timeZone) => {
      const view = storeView({ ...store, timeZone }, { ...options, now });
      const days = view.week.filter(({ isToday }) => isToday);
      expect(days.map(({ hours }) => hours)).toEqual([view.today]);
    },
  );
});

law(
  'the chosen store comes back as it was kept, and what is garbled counts as none',
  [fc.string(), fc.string(), fc.string()],
  (storeId, name, garbage) => {
    expect(ChosenStore.fromText(ChosenStore.toText({ storeId, name }))).toEqual({ storeId, name });
    expect(ChosenStore.fromText(`x${garbage}`)).toBeUndefined();
  },
);

law(
  'a distance of a unit is the same in kilometers and back',
  [fc.double({ min: 0, max: 20_000, noNaN: true }), fc.constantFrom('km', 'mi')],
  (km, unit) => {
    expect(inKilometers(inUnit(km, unit), unit)).toBeCloseTo(km, 6);
  },
);

test('PDP-09 a store that is not in the response has no stock', () => {
  expect(pickupAt({ S1: 6 }, 'S1')).toEqual({ units: 6, level: 'in-stock' });
  expect([pickupAt({ S1: 6 }, 'S2'), pickupAt({}, 'toString')].map(({ level }) => level)).toEqual([
    'not-available',
    'not-available',
  ]);
});
