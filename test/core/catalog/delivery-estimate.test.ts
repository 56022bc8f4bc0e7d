import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryDays, deliveryWindow, soonestFirst } from '#core/catalog/delivery-estimate.ts';
import { instantOf } from '#core/kernel/calendar.ts';
import { law } from '#test/support/law.ts';

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

  const now = instantOf('2025-12-01T15:00:00Z');
  test.each([
    ['2-4 business days', 'en-US', 'America/New_York', 'Wed, Dec 3', 'Fri, Dec 5'],
    ['3-5 business days', 'en-US', 'America/New_York', 'Thu, Dec 4', 'Mon, Dec 8'],
    ['Same day', 'en-US', 'America/New_York', 'Mon, Dec 1', 'Mon, Dec 1'],
    ['1 day', 'en-US', 'Pacific/Auckland', 'Wed, Dec 3', 'Wed, Dec 3'],
    ['2 à 4 jours ouvrables', 'fr-CA', 'America/Toronto', 'mer. 3 déc.', 'ven. 5 déc.'],
  ])('%s in %s at %s is from %s to %s', (text, language, timeZone, from, to) =>
    expect(deliveryWindow({ now, label: text, language, timeZone })).toEqual({ from, to }),
  );

  test.each(['', 'by arrangement', '99999999999 days'])('"%s" has no estimate', (text) =>
    expect(deliveryWindow({ now, label: text, language: 'en-US', timeZone: 'UTC' })).toBeUndefined(),
  );
});
