import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { returnStates } from '#core/order/moves.ts';
import { completedExchanges, openReturns, unitsUnderway } from '#core/order/line-returns.ts';
import type { Purchase } from '#core/order/purchase.ts';
import {
  expectedRefund,
  expectedRefundSplit,
  finalAmounts,
  isAllCanceled,
  lineChanges,
  refundSums,
} from '#core/order/refunds.ts';
import { shownState } from '#core/order/shown-state.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { law } from '#test/support/law.ts';

const settledAt = '2026-01-09T10:00:00Z';
const refund = (
  kind: Purchase['refunds'][number]['kind'],
  amount: number,
  quantity: number,
  settled = true,
): Purchase['refunds'][number] => ({
  kind,
  amount: Amount.of(amount),
  date: '2026-01-08T10:00:00Z',
  items: [{ itemId: 'line', quantity }],
  ...(settled ? { settledAt } : {}),
});

describe('refunds of an order as they are shown', () => {
  test('ORD-20 units that were not picked up count as canceled; only accepted refunds count as refunded', () => {
    const refunds = [refund('canceled', 100, 1), refund('uncollected', 50, 2, false), refund('returned', 25, 3)];
    expect(refundSums({ refunds })).toEqual({ canceled: 3, returned: 3, refunded: 125 });
  });

  test('ORD-20 a line lists how many of its units were canceled and returned, with the date of the refund', () => {
    const { items } = purchaseOf('1', 'DELIVERED');
    const lines = items.map((item) => ({ ...item, id: 'line', quantity: 4 }));
    const refunds = [
      refund('canceled', 100, 1),
      refund('returned', 100, 2, false),
      { ...refund('canceled', 100, 1), released: Amount.of(100) },
    ];
    expect(lineChanges({ items: lines, refunds }, 'line')).toEqual([
      { kind: 'canceled', quantity: 1, count: 4, isReleased: false, settledAt },
      { kind: 'returned', quantity: 2, count: 4, isReleased: false },
      { kind: 'canceled', quantity: 1, count: 4, isReleased: true, settledAt },
    ]);
    expect(lineChanges({ items: lines, refunds }, 'other')).toEqual([]);
  });

  test('GFT-05 a line is canceled when all of its units are, and not by returns', () => {
    const { items } = purchaseOf('1', 'DELIVERED');
    const order = (...refunds: readonly ReturnType<typeof refund>[]) => ({
      items: items.map((item) => ({ ...item, id: 'line', quantity: 3 })),
      refunds,
    });
    expect(
      [
        order(),
        order(refund('canceled', 100, 2)),
        order(refund('canceled', 100, 2), refund('returned', 50, 1)),
        order(refund('canceled', 100, 2), refund('canceled', 50, 1)),
      ].map((one) => isAllCanceled(one, 'line')),
    ).toEqual([false, false, false, true]);
  });

  test('ORD-24 ORD-16 a line lists its units in returns that have not ended and the size that is held for them, and those that another size has replaced', () => {
    const purchase = purchaseOf('1', 'DELIVERED');
    const [item] = purchase.items;
    if (item === undefined) throw new TypeError('The order has no line');
    const shipment = { label: '', deliveryTime: '', shipmentId: 's-1', status: 'RESERVED' as const, itemIds: ['new'] };
    const states = [...returnStates, 'UNKNOWN' as const];
    const returns = states.map((status) => ({
      returnId: status,
      returnNumber: `R-${status}`,
      date: settledAt,
      status,
      way: 'post' as const,
      items: [
        { itemId: item.id, quantity: 1, reason: 'other' },
        { itemId: item.id, quantity: 2, reason: 'too-small', exchangeItemId: 'new' },
        { itemId: 'another', quantity: 1, reason: 'other' },
      ],
    }));
    const order = {
      items: [
        { ...item, quantity: 4 },
        { ...item, id: 'new', size: 'L' },
      ],
      shipments: [shipment],
      returns,
      refunds: [],
    };
    const shown = openReturns(order, item.id);
    expect(
      shown.filter(({ size }) => size === undefined).map(({ back, quantity, count }) => [back.status, quantity, count]),
    ).toEqual(['REQUESTED', 'LABEL_CREATED', 'IN_TRANSIT', 'RECEIVED', 'UNKNOWN'].map((status) => [status, 1, 4]));
    expect(shown.slice(0, 2).map(({ quantity, size }) => [quantity, size])).toEqual([
      [1, undefined],
      [2, 'L'],
    ]);
    expect(openReturns(order, 'another')[0]).toMatchObject({ quantity: 1, count: 0 });
    const isReceived = (...refunds: readonly Purchase['refunds'][number][]): boolean =>
      openReturns({ ...order, refunds }, item.id).some(({ back }) => back.status === 'RECEIVED');
    const own = { itemId: item.id, quantity: 1 };
    const accepted = { ...refund('returned', 100, 1, false), items: [{ ...own, itemId: 'another' }, own] };
    const others = [
      refund('returned', 100, 1, false),
      { ...refund('canceled', 100, 1, false), items: [own] },
      { ...refund('returned', 100, 1), items: [own] },
    ];
    expect([isReceived(...others), isReceived(...others, accepted)]).toEqual([true, false]);
    const late = { ...order, shipments: [{ ...shipment, status: 'CANCELLED' as const }] };
    expect(openReturns(late, item.id)[1]).not.toHaveProperty('size');
    expect(completedExchanges(order, item.id)).toEqual([
      { back: returns.find(({ status }) => status === 'REFUNDED'), quantity: 2, count: 4, size: 'L' },
    ]);
    expect(completedExchanges(late, item.id)).toEqual([]);
    const withdrawn = { ...refund('canceled', 100, 1), items: [{ itemId: 'new', quantity: 2 }] };
    expect(completedExchanges({ ...late, refunds: [withdrawn] }, item.id)).toMatchObject([{ size: 'L' }]);
    // Five states of a return are open, each with two units for a refund and two for another size.
    expect(unitsUnderway(order)).toEqual({ returning: 10, exchanging: 10 });
    expect(unitsUnderway(late)).toEqual({ returning: 20, exchanging: 0 });
    expect(unitsUnderway({ ...order, refunds: [accepted] })).toEqual({ returning: 8, exchanging: 8 });
  });

  law(
    'what was refunded, underway, released and charged adds up to the total as ordered',
    [fc.array(fc.tuple(fc.nat(10_000), fc.nat(10_000), fc.boolean()), { maxLength: 5 })],
    (amounts) => {
      const { totals, instruments } = purchaseOf('1', 'DELIVERED');
      const refunds = amounts.map(([amount, released, settled]) => ({
        ...refund('returned', amount + released, 1, settled),
        released: Amount.of(released),
      }));
      const shown = finalAmounts({ refunds, totals, instruments });
      if (shown === undefined) expect(amounts.every(([amount, released]) => amount + released === 0)).toBe(true);
      else {
        expect(shown.refunded + shown.underway + shown.released + shown.charged).toBe(totals.total);
        expect(shown.released).toBe(amounts.reduce((sum, [, released]) => sum + released, 0));
      }
    },
  );

  const tendersBack = fc.array(
    fc.record({ refunded: fc.nat(10_000), refundDue: fc.nat(10_000), released: fc.nat(10_000) }),
    { minLength: 1, maxLength: 3 },
  );

  law('the amounts below the total name the same refunds as the tenders', [tendersBack], (parts) => {
    const { totals } = purchaseOf('1', 'DELIVERED');
    const of = (name: 'refunded' | 'refundDue' | 'released') => Amount.sum(parts.map((part) => Amount.of(part[name])));
    const instruments = parts.map(({ refunded, refundDue }, index) => ({
      id: `tender-${index}`,
      method: 'GIFT_CARD',
      amount: Amount.of(30_000),
      ...(refunded > 0 && { refunded: Amount.of(refunded) }),
      ...(refundDue > 0 && { refundDue: Amount.of(refundDue) }),
    }));
    // One refund, of which the provider has not accepted all.
    const amount = of('refunded') + of('refundDue') + of('released');
    const refunds = [{ ...refund('canceled', amount, 1, of('refundDue') === 0), released: of('released') }];
    const shown = finalAmounts({ refunds, totals, instruments });
    if (amount > 0) expect(shown).toMatchObject({ refunded: of('refunded'), underway: of('refundDue') });
  });

  test.each([
    ['DELIVERED', 2, 0, 2, 'RETURNED'],
    ['PICKED_UP', 2, 1, 1, 'RETURNED'],
    ['DELIVERED', 2, 0, 1, 'DELIVERED'],
    ['DELIVERED', 3, 1, 1, 'DELIVERED'],
    ['SHIPPED', 2, 0, 2, 'SHIPPED'],
    ['DELIVERED', 2, 2, 0, 'DELIVERED'],
    ['PLACED', 2, 1, 0, 'PLACED'],
    ['PROCESSING', 2, 1, 0, 'PROCESSING'],
    ['READY_FOR_PICKUP', 2, 1, 0, 'READY_FOR_PICKUP'],
    ['READY_FOR_PICKUP', 2, 2, 0, 'UNCOLLECTED'],
  ] as const)(
    'ORD-15 %s of %i units, %i canceled and %i returned: it is shown as %s',
    (status, units, canceled, returned, shown) => {
      expect(shownState({ status, units, canceled, returned })).toBe(shown);
    },
  );
});

describe('the refund that is shown before a cancellation or a return', () => {
  const shipment = { label: '', deliveryTime: '', status: 'PLACED' as const };
  const shippingRefund = { units: 3, amount: Amount.of(700) };
  const order = {
    items: ['a', 'b', 'gift'].map((id) => ({ id, isBonus: id === 'gift' })),
    openUnits: [
      { itemId: 'gift', cancellable: 1, returnable: 0, unitRefunds: [Amount.zero] },
      { itemId: 'a', cancellable: 2, returnable: 0, unitRefunds: [Amount.of(500), Amount.of(499)] },
      { itemId: 'b', cancellable: 0, returnable: 1, unitRefunds: [Amount.of(100)] },
    ],
    shipments: [
      { ...shipment, shipmentId: '1', itemIds: ['a', 'gift'], shippingRefund },
      { ...shipment, shipmentId: '2', itemIds: ['b'], exchangeOf: '1' },
    ],
  };
  test.each([
    [[{ itemId: 'a', quantity: 1 }], 500],
    [[{ itemId: 'a', quantity: 2 }], 999],
    [
      [
        { itemId: 'a', quantity: 2 },
        { itemId: 'b', quantity: 1 },
      ],
      999 + 100 + 700,
    ],
  ])('ORD-20 %j: the units in their order, and shipping with the last of them', (parts, amount) => {
    expect(expectedRefund(order, parts)).toBe(amount);
  });

  test('ORD-20 a free gift neither brings shipping back nor prevents it', () => {
    const gift = { itemId: 'gift', quantity: 1 };
    const others = [
      { itemId: 'a', quantity: 1 },
      { itemId: 'b', quantity: 1 },
    ];
    expect([[gift], [...others, gift]].map((parts) => expectedRefundSplit(order, parts)?.shipping)).toEqual([0, 0]);
    const all = [{ itemId: 'a', quantity: 2 }, ...others.slice(1)];
    expect([all, [...all, gift]].map((parts) => expectedRefundSplit(order, parts)?.shipping)).toEqual([700, 700]);
  });

  test('ORD-20 goods and shipping are separate amounts', () => {
    const all = [
      { itemId: 'a', quantity: 2 },
      { itemId: 'b', quantity: 1 },
    ];
    expect(expectedRefundSplit(order, all)).toEqual({ items: 1_099, shipping: 700 });
    expect(expectedRefundSplit(order, all.slice(1))).toEqual({ items: 100, shipping: 0 });
  });

  test('it is not known if the service does not say what a unit refunds', () => {
    const openUnits = [{ itemId: 'a', cancellable: 1, returnable: 0 }];
    expect(expectedRefund({ ...order, openUnits }, [{ itemId: 'a', quantity: 1 }])).toBeUndefined();
  });
});
