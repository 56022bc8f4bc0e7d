import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { expectedCancellation } from '#core/order/expected-cancellation.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { law } from '#test/support/law.ts';

const placed = purchaseOf('1', 'PLACED');
const [first] = placed.items;
if (first === undefined) throw new TypeError('The order has no line');
const parts = [{ itemId: first.id, quantity: 1 }];
const card = { id: 'card', method: 'CREDIT_CARD', amount: Amount.of(900) };

const orderOf = (refund: number, changes: Partial<Purchase> = {}): Purchase => ({
  ...placed,
  openUnits: [{ itemId: first.id, cancellable: 1, returnable: 0, unitRefunds: [Amount.of(refund)] }],
  instruments: [card],
  ...changes,
});

/** What is given back, by the ids of the tenders. */
const backOf = (order: Purchase) =>
  expectedCancellation(order, parts)?.map(({ tender, released, refunded }) => [tender.id, released, refunded]);

describe('ORD-20 what each tender of an order gets back from a cancellation', () => {
  test.each([
    ['goods of a parcel', {}, undefined, true],
    ['digital goods', { isDigital: true }, undefined, false],
    ['goods that are made to order', { isCustoms: true }, undefined, false],
    ['the other size of an exchange', {}, '0', false],
  ] as const)('whether %s were only reserved', (_, kind, exchangeOf, isReserved) => {
    const shipment = { label: '', deliveryTime: '', status: 'PLACED' as const, shipmentId: '1', itemIds: [first.id] };
    const order = orderOf(500, {
      items: [{ ...first, ...kind }],
      shipments: [{ ...shipment, ...(exchangeOf && { exchangeOf }) }],
      instruments: [{ ...card, reserved: Amount.of(isReserved ? 900 : 0) }],
    });
    expect(backOf(order)).toEqual([isReserved ? ['card', 500, 0] : ['card', 0, 500]]);
  });

  test.each([
    [undefined, [['card', 500, 0]]],
    [0, [['card', 0, 500]]],
    [200, [['card', 200, 300]]],
    [900, [['card', 500, 0]]],
  ])('with %j reserved only that is released', (held, back) => {
    const instruments = [{ ...card, ...(held === undefined ? {} : { reserved: Amount.of(held) }) }];
    expect(backOf(orderOf(500, { instruments }))).toEqual(back);
  });

  const mix = [
    { id: 'points', method: 'LOYALTY_POINTS', amount: Amount.of(100), reserved: Amount.zero },
    { id: 'first', method: 'GIFT_CARD', amount: Amount.of(300), reserved: Amount.zero },
    { id: 'last', method: 'GIFT_CARD', amount: Amount.of(200), reserved: Amount.zero, refunded: Amount.of(50) },
    { ...card, reserved: Amount.of(400) },
  ];

  test('the reservation first, then the tenders in the order of refunds, and none that gets nothing', () => {
    expect(backOf(orderOf(250, { instruments: mix }))).toEqual([['card', 250, 0]]);
    // A part of the card was charged before; the last gift card has 150 left.
    expect(backOf(orderOf(1_100, { instruments: mix }))).toEqual([
      ['card', 400, 500],
      ['last', 0, 150],
      ['first', 0, 50],
    ]);
  });

  test('GFC725 a gift card among the goods stays with the card, so that the gift cards get theirs back first', () => {
    const order = orderOf(300, {
      instruments: mix,
      totals: { ...placed.totals, total: Amount.of(1_450) },
      giftCardTotal: Amount.of(900),
    });
    expect(backOf(order)).toEqual([
      ['last', 0, 150],
      ['first', 0, 150],
    ]);
  });

  test('nothing is known while another card has to pay, or if the service does not say what a unit refunds', () => {
    const paymentDue = { amount: Amount.of(100), until: '2026-01-08T10:00:00Z' };
    const openUnits = [{ itemId: first.id, cancellable: 1, returnable: 0 }];
    expect([orderOf(500, { paymentDue }), orderOf(500, { openUnits })].map(backOf)).toEqual([undefined, undefined]);
    expect(backOf(orderOf(0))).toEqual([]);
  });

  law(
    'what the tenders get back sums to what the units refund',
    [fc.array(fc.tuple(fc.nat(500), fc.nat(500)), { minLength: 1, maxLength: 4 }), fc.nat(3_000)],
    (amounts, refund) => {
      const instruments = amounts.map(([reserved, charged], index) => ({
        id: `tender-${index}`,
        method: index === amounts.length - 1 ? 'CREDIT_CARD' : 'GIFT_CARD',
        amount: Amount.of(reserved + charged),
        reserved: Amount.of(reserved),
      }));
      const sum = Amount.sum(instruments.map(({ amount }) => amount));
      const back = expectedCancellation(orderOf(refund, { instruments }), parts);
      if (refund > sum) expect(back).toBeUndefined();
      else expect(Amount.sum((back ?? []).flatMap((one) => [one.released, one.refunded]))).toBe(refund);
    },
  );
});
