import { expect, test } from 'vitest';
import { orderDate } from '#ui/features/order/order-date.ts';

test('a date is that of the time zone of the site', () => {
  const site = { language: 'en-US', timeZone: 'America/Denver' };
  expect(orderDate('2026-11-02T05:00:00Z', site)).toBe('November 1, 2026');
  expect(orderDate('2026-11-02T05:00:00Z', { language: 'fr-CA', timeZone: 'America/Toronto' })).toBe('2 novembre 2026');
  expect(orderDate('no date', site)).toBe('no date');
});
