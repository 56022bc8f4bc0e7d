import { expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { orderSteps } from '#core/order/order-steps.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';

const parcel = { shipmentId: '1', status: 'PREPARING', label: '', deliveryTime: '', itemIds: [] } as const;
const pickup = { ...parcel, store: { storeId: 's', name: 'Denver', lines: [] } };
const back = { kind: 'returned', amount: Amount.of(100), date: '2026-11-08T10:00:00Z', items: [] } as const;
const steps = (
  status: Purchase['status'],
  shipments: Purchase['shipments'] = [parcel],
  {
    shown = status,
    refunds = [],
    items = [],
  }: { shown?: typeof status | 'RETURNED'; refunds?: Purchase['refunds']; items?: Purchase['items'] } = {},
) =>
  orderSteps(
    {
      status,
      shipments,
      items,
      refunds,
      orderDate: '2026-11-01T10:00:00Z',
      events: [
        { status: 'PLACED', date: '2026-11-01T10:00:01Z' },
        { status: 'PARTIALLY_SHIPPED', date: '2026-11-03T10:00:00Z' },
      ],
    },
    shown,
  );
const reached = (...asked: Parameters<typeof steps>) =>
  steps(...asked).map(({ state, isReached, isCurrent }) => `${state}${isReached ? '+' : ''}${isCurrent ? '!' : ''}`);

test('ORD-15 an order shows the steps of its way, with those that it has reached', () => {
  expect(reached('PAYMENT_PENDING')).toEqual(['PLACED', 'PROCESSING', 'SHIPPED', 'DELIVERED']);
  expect(reached('PLACED')).toEqual(['PLACED+!', 'PROCESSING', 'SHIPPED', 'DELIVERED']);
  expect(reached('PARTIALLY_SHIPPED')).toEqual(['PLACED+', 'PROCESSING+', 'SHIPPED+!', 'DELIVERED']);
  expect(reached('DELIVERED')).toEqual(['PLACED+', 'PROCESSING+', 'SHIPPED+', 'DELIVERED+!']);
  expect(reached('READY_FOR_PICKUP', [pickup])).toEqual(['PLACED+', 'PROCESSING+', 'READY_FOR_PICKUP+!', 'PICKED_UP']);
  expect(reached('SHIPPED', [pickup, parcel])).toEqual(['PLACED+', 'PROCESSING+', 'SHIPPED+!', 'DELIVERED']);
  expect(reached('CANCELLED')).toEqual(['PLACED+', 'CANCELLED+!']);
});

test('ORD-15 the steps of an order of which nothing was kept end with its last return, dated when that was refunded', () => {
  const shown = 'RETURNED';
  const last = { ...back, date: '2026-11-09T10:00:00Z' };
  const path = steps('DELIVERED', [parcel], { shown, refunds: [back, last] });
  expect(path.filter(({ isCurrent }) => isCurrent)).toEqual([
    { state: shown, isReached: true, isCurrent: true, date: last.date },
  ]);
  expect(path.map(({ state }) => state)).toEqual(['PLACED', 'PROCESSING', 'SHIPPED', 'DELIVERED', shown]);
  const settledAt = '2026-11-10T10:00:00Z';
  const refunds = [
    { ...last, settledAt },
    { ...back, kind: 'canceled' as const },
  ];
  expect(steps('DELIVERED', [parcel], { shown, refunds }).at(-1)?.date).toBe(settledAt);
});

test('ORD-15 an order that is only sent by email is placed and sent, without a parcel, on its last day', () => {
  const items = purchaseOf('1', 'PLACED').items.map((item) => ({ ...item, isDigital: true }));
  const emailed = (status: Purchase['status']) => reached(status, [parcel], { items });
  for (const status of ['PLACED', 'PROCESSING', 'PARTIALLY_SHIPPED'] as const)
    expect(emailed(status)).toEqual(['PLACED+!', 'DELIVERED']);
  expect(emailed('DELIVERED')).toEqual(['PLACED+', 'DELIVERED+!']);
  const days = ['2026-12-24', '2026-12-20'].flatMap((sendOn) => items.map((item) => ({ ...item, sendOn })));
  const dayOf = (status: Purchase['status']) => steps(status, [parcel], { items: days }).map(({ day }) => day);
  expect([dayOf('PLACED'), dayOf('DELIVERED')]).toEqual([
    [undefined, '2026-12-24'],
    [undefined, undefined],
  ]);
  expect(emailed('CANCELLED')).toEqual(['PLACED+', 'CANCELLED+!']);
});

test('ORD-17 an order in an unknown state shows no steps', () => {
  expect(steps('UNKNOWN')).toEqual([]);
});

test('a step has the date of its event; the first one that of the order', () => {
  expect(steps('SHIPPED').map(({ date }) => date)).toEqual([
    '2026-11-01T10:00:01Z',
    undefined,
    '2026-11-03T10:00:00Z',
    undefined,
  ]);
  expect(steps('PLACED').map(({ date }) => date)[2]).toBeUndefined();
});
