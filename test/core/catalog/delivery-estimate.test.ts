import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalDays, deliveryDays, isOffered, soonestFirst } from '#core/catalog/delivery-estimate.ts';
import { Calendar, instantOf } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import { isPublicHoliday } from '#core/site/public-holidays.ts';
import { fullLaw, law } from '#test/support/law.ts';

const label = fc.oneof(
  fc.constantFrom('Same day', '', 'by arrangement', 'Le jour même'),
  fc.nat(30).map((days) => `${days} days`),
  fc.tuple(fc.nat(9), fc.nat(9)).map(([a, b]) => `${a}-${b} business days`),
);

describe('delivery estimate', () => {
  test.each([
    ['Same day', 0],
    ['SAME-DAY delivery', 0],
    ['2-4 business days', 2],
    ['10 - 14 days', 10],
    ['1 day', 1],
    ['', Number.POSITIVE_INFINITY],
    ['Arrives in 03 days', 3],
    ['2 à 4 jours ouvrables', 2],
    ['Le jour même', 0],
  ])('PR-15 CFG-07 "%s" is %d days', (text, days) => expect(deliveryDays(text)).toBe(days));

  const labeled = fc
    .array(label)
    .map((labels) => labels.map((deliveryTime, index) => ({ deliveryTime, index, days: deliveryDays(deliveryTime) })));

  law('PR-15 CART-32 sorting is a permutation and days() is non-decreasing along it', [labeled], (methods) => {
    const sorted = soonestFirst(methods);
    expect(sorted.toSorted((a, b) => a.index - b.index)).toEqual(methods);
    expect(sorted.slice(1).filter(({ days }, at) => days < (sorted[at]?.days ?? 0))).toEqual([]);
  });

  law('CART-32 equals keep their order', [labeled], (methods) => {
    const sorted = soonestFirst(methods);
    expect(
      sorted.slice(1).filter(({ days, index }, at) => days === sorted[at]?.days && index < sorted[at].index),
    ).toEqual([]);
  });

  test.each([
    ['Same day', '2026-11-23', true],
    ['Same day', '2026-11-24', false],
    ['Le jour même', '2026-11-24', false],
    ['1-2 business days', '2026-11-24', true],
    ['', '2026-11-24', true],
  ])('CHK-33 PR-15 on November 23, "%s" that arrives from %s is offered: %s', (deliveryTime, from, expected) =>
    expect(isOffered({ deliveryTime, arrival: { from } }, '2026-11-23')).toBe(expected),
  );

  const days = (label: string, placed: string, timeZone: string, country = '') => {
    const found = arrivalDays({
      now: instantOf(placed),
      label,
      timeZone,
      isHoliday: (day) => isPublicHoliday(country, day),
    });
    return found && [found.from, found.to].map(isoText);
  };

  test.each([
    ['2-4 business days', 'America/New_York', '2025-12-01T15:00:00Z', '2025-12-03', '2025-12-05'],
    ['3-5 business days', 'America/New_York', '2025-12-01T15:00:00Z', '2025-12-04', '2025-12-08'],
    ['Same day', 'America/New_York', '2025-12-01T15:00:00Z', '2025-12-01', '2025-12-01'],
    ['1 day', 'Pacific/Auckland', '2025-12-01T15:00:00Z', '2025-12-03', '2025-12-03'],
    ['2 à 4 jours ouvrables', 'America/Toronto', '2025-12-01T15:00:00Z', '2025-12-03', '2025-12-05'],
    // From 2 p.m. on, an order leaves on the next business day.
    ['Same day', 'UTC', '2025-12-01T13:59:59Z', '2025-12-01', '2025-12-01'],
    ['Same day', 'UTC', '2025-12-01T14:00:00Z', '2025-12-02', '2025-12-02'],
    ['1-2 business days', 'UTC', '2025-12-05T15:00:00Z', '2025-12-09', '2025-12-10'],
    // A Saturday.
    ['Same day', 'UTC', '2025-12-06T09:00:00Z', '2025-12-08', '2025-12-08'],
  ])('PR-15 %s in %s, ordered %s, arrives from %s to %s', (label, timeZone, placed, from, to) =>
    expect(days(label, placed, timeZone)).toEqual([from, to]),
  );

  test.each([
    ['US', '2-4 business days', '2026-11-23T09:00:00Z', '2026-11-25', '2026-11-30'],
    ['CA', '2-4 business days', '2026-11-23T09:00:00Z', '2026-11-25', '2026-11-27'],
    ['GB', '1-2 business days', '2026-04-02T09:00:00Z', '2026-04-07', '2026-04-08'],
    ['US', 'Same day', '2026-11-26T09:00:00Z', '2026-11-27', '2026-11-27'],
  ])(
    'PR-15 holidays of %s are no business days: %s, ordered %s, arrives from %s to %s',
    (country, label, placed, from, to) => expect(days(label, placed, 'UTC', country)).toEqual([from, to]),
  );

  test.each(['', 'by arrangement', '99999999999 days'])('"%s" has no estimate', (text) =>
    expect(days(text, '2025-12-01T15:00:00Z', 'UTC')).toBeUndefined(),
  );

  /** Every 13 hours of two years, so that each day and both sides of the closing hour occur. */
  const hours = Array.from(
    { length: Math.ceil((2 * 365 * 24) / 13) },
    (_, index) => instantOf('2026-01-01T00:30:00Z') + index * 13 * 3_600_000,
  );
  const places = [
    ['US', 'America/Denver'],
    ['CA', 'America/Toronto'],
    ['GB', 'Europe/London'],
  ] as const;

  fullLaw(
    'whenever an order is placed, no promised day is at a weekend or on a holiday, and none is in the past',
    hours,
    (now) => {
      for (const [country, timeZone] of places) {
        const isHoliday = (day: number): boolean => isPublicHoliday(country, day);
        for (const text of ['Same day', '1-2 business days', '2-4 business days']) {
          const { from, to } = arrivalDays({ now, label: text, timeZone, isHoliday }) ?? { from: -1, to: -1 };
          const isSound = [from, to].every((day) => Calendar.isBusinessDay(day) && !isHoliday(day));
          if (!isSound || from < Calendar.dayAt(now, timeZone) || to < from)
            expect.fail(`${country} ${text} ${now}: ${isoText(from)} to ${isoText(to)}`);
        }
      }
    },
  );
});
