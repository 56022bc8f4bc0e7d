import { describe, expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { cartView } from '#core/cart/cart-view.ts';
import { asksForShipping, type CartFlash } from '#core/cart/flash.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { flashText } from '#core/cart/flash-text.ts';
import { present } from '#core/kernel/present.ts';
import { Order } from '#core/order/order.ts';
import { soundCart } from '#core/testing/sound-cart.ts';

const cart: Cart = soundCart({ lines: [{ current: 5000, quantity: 1 }] });
const seen = (flash: CartFlash) => {
  const { lines, messages } = cartView(
    { ...cart, flashes: [{ ...flash, ...present({ message: flashText(flash, failureTextsOf('en-US')) }) }] },
    { language: 'en-US', locale: 'en-us', taxMode: 'exclusive' },
  );
  return {
    line: lines.flatMap((line) => line.messages).length,
    page: messages.length,
    toShipping: asksForShipping([flash]),
  };
};
const ordered = (flash: CartFlash): string =>
  Order.placement({
    orderId: 'o',
    orderNumber: '1',
    orderDate: '',
    status: 'PAYMENT_PENDING',
    email: '',
    currency: cart.currency,
    items: cart.items,
    shipments: [],
    totals: cart.totals,
    orderPromotions: [],
    instruments: [],
    paymentMethod: '',
    flashes: [flash],
  })._tag;

describe('CART-28 each of the five flash codes gives its message or action', () => {
  test.each([
    'ProductLineItemInventoryMissing',
    'ProductItemNotAvailable',
    'ProductLineItemFullInventoryMissing',
  ] as const)('CART-28 ERR-40 ERR-41 %s is a message at its line, or of the page if it names no line', (_tag) => {
    expect(seen({ _tag, itemId: 'line-0' })).toEqual({ line: 1, page: 0, toShipping: false });
    expect(seen({ _tag })).toEqual({ line: 0, page: 1, toShipping: false });
  });

  test('CART-28 ERR-42 InvalidShippingAddress is a message of the page and leads to shipping', () => {
    expect(seen({ _tag: 'InvalidShippingAddress' })).toEqual({ line: 0, page: 1, toShipping: true });
    expect(ordered({ _tag: 'InvalidShippingAddress' })).toBe('AddressRefused');
  });

  test('CART-28 ERR-43 PaymentNotAuthorized opens the challenge without a message', () => {
    expect(seen({ _tag: 'PaymentNotAuthorized', challengeId: 'c' })).toEqual({ line: 0, page: 0, toShipping: false });
    expect(ordered({ _tag: 'PaymentNotAuthorized', challengeId: 'c' })).toBe('ChallengeNeeded');
  });
});
