import { describe, expect, test } from 'vitest';
import { isMadeOf } from '#core/order/made-of.ts';
import { Order } from '#core/order/order.ts';
import { soundCart } from '#core/testing/sound-cart.ts';

const { currency, items, totals, orderPromotions, instruments } = soundCart({
  lines: [{ current: 5000, quantity: 1 }],
});
const placed: Order = {
  orderId: 'order-1',
  orderNumber: 'NK-1',
  orderDate: '2025-12-01T15:00:00Z',
  status: 'PLACED',
  email: 'ida@example.com',
  currency,
  items,
  shipments: [],
  totals,
  orderPromotions,
  instruments,
  paymentMethod: 'CREDIT_CARD',
  flashes: [],
};
const pending: Order = { ...placed, status: 'PAYMENT_PENDING' };

test('CART-22 an order belongs to a cart whose lines it keeps', () => {
  const [line] = items;
  if (line === undefined) throw new TypeError('The cart has no line.');
  const other = { items: [{ ...line, id: 'another line' }] };
  expect([
    isMadeOf(placed, { items }),
    isMadeOf(pending, { items: [...other.items, ...items] }),
    isMadeOf(placed, other),
  ]).toEqual([true, true, false]);
});

describe('the result of placing an order', () => {
  test.each([
    ['Placed', placed],
    ['Placed', { ...placed, status: 'SHIPPED' }],
    ['Pending', pending],
    ['Cancelled', { ...placed, status: 'CANCELLED', flashes: [{ _tag: 'PaymentNotAuthorized', challengeId: 'c-1' }] }],
    ['AddressRefused', { ...placed, flashes: [{ _tag: 'InvalidShippingAddress' }] }],
    ['Placed', { ...placed, flashes: [{ _tag: 'Unknown', code: 'FOO' }] }],
    ['Pending', { ...pending, flashes: [{ _tag: 'PaymentNotAuthorized' }] }],
  ] as const)('CHK-18 ERR-42 it is %s', (tag, order) => expect(Order.placement(order)._tag).toBe(tag));

  test('CHK-18 PR-37 a challenge takes precedence, with its id', () =>
    expect(
      Order.placement({
        ...pending,
        flashes: [{ _tag: 'InvalidShippingAddress' }, { _tag: 'PaymentNotAuthorized', challengeId: 'c-1' }],
      }),
    ).toMatchObject({ _tag: 'ChallengeNeeded', challengeId: 'c-1' }));
});
