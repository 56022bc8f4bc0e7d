import { expect, test } from 'vitest';
import { isExpiredCard } from '#core/payment/saved-card.ts';

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
