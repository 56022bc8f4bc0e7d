import { expect, test } from 'vitest';
import { nextArrival } from '#core/order/next-arrival.ts';

test('ORD-05 an order names the days of its parcel that arrives first: none that has arrived or is collected in a store', () => {
  const early = { from: '2026-11-30', to: '2026-12-02' };
  const late = { from: '2026-12-03', to: '2026-12-04' };
  expect(
    nextArrival([
      { status: 'DELIVERED', arrival: { from: '2026-11-20', to: '2026-11-20' } },
      { status: 'READY_FOR_PICKUP', store: {}, arrival: { from: '2026-11-21', to: '2026-11-21' } },
      { status: 'PREPARING', store: {}, arrival: { from: '2026-11-22', to: '2026-11-22' } },
      { status: 'PLACED' },
      { status: 'PREPARING', arrival: late },
      { status: 'SHIPPED', arrival: early },
    ]),
  ).toEqual(early);
  expect(nextArrival([{ status: 'CANCELLED', arrival: early }])).toBeUndefined();
});
