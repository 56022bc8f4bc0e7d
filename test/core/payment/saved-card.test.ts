import { expect, test } from 'vitest';
import fc from 'fast-check';
import { expiryYears, isExpiredCard, nextExpiry } from '#core/payment/saved-card.ts';
import { law } from '#test/support/law.ts';

const halfDayBefore = (time: string): Date => new Date(Date.parse(time) - 12 * 60 * 60 * 1000);

test.each([
  ['2026-11-30T23:59:59Z', false],
  ['2026-12-01T11:59:59Z', false],
  ['2026-12-01T12:00:00Z', true],
])('PAY-17 at %s a card that expires in 11/2026 has expired: %s', (now, expected) => {
  expect(isExpiredCard({ expMonth: 11, expYear: 2026 }, halfDayBefore(now))).toBe(expected);
});

test('PAY-17 a card that expires in December is valid until the year has ended in every time zone', () => {
  const december = { expMonth: 12, expYear: 2026 };
  expect(isExpiredCard(december, halfDayBefore('2027-01-01T11:59:59Z'))).toBe(false);
  expect(isExpiredCard(december, halfDayBefore('2027-01-01T12:00:00Z'))).toBe(true);
});

test('PAY-16 a renewed card can expire from the current year on; an expired one begins with the next date in its month', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect([expiryYears(now)[0], expiryYears(now).length]).toEqual([2026, 20]);
  expect(
    [
      [3, 2024],
      [11, 2025],
      [12, 2030],
    ].map(([expMonth = 0, expYear = 0]) => nextExpiry({ expMonth, expYear }, now)),
  ).toEqual([
    { expMonth: 3, expYear: 2027 },
    { expMonth: 11, expYear: 2026 },
    { expMonth: 12, expYear: 2030 },
  ]);
});

law(
  'it has not passed and is not before that of the card (PAY-16)',
  [
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 2010, max: 2045 }),
    fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
  ],
  (expMonth, expYear, now) => {
    const next = nextExpiry({ expMonth, expYear }, now);
    expect(next.expYear).toBeGreaterThanOrEqual(expYear);
    expect(isExpiredCard(next, now)).toBe(false);
    if (expYear < now.getUTCFullYear() + 20) expect(expiryYears(now)).toContain(next.expYear);
  },
);
