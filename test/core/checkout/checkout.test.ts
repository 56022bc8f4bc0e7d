import { describe, expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { Checkout, checkoutSteps } from '#core/checkout/checkout.ts';
import { orderRequest, placeOrderKey } from '#core/checkout/order-request.ts';
import { Amount } from '#core/kernel/amount.ts';
import { soundCart } from '#core/testing/sound-cart.ts';

const address = {
  firstName: 'Ida',
  lastName: 'Berg',
  line1: '1 Main Street',
  city: 'Boston',
  state: 'MA',
  postalCode: '02108',
  country: 'US',
};
const fresh: Cart = {
  ...soundCart({ lines: [{ current: 5000, quantity: 1 }] }),
  shipments: [{ id: 'ship-1', code: 'standard', applicable: [] }],
};
const addressed: Cart = { ...fresh, shippingAddress: address };
const shipped: Cart = {
  ...addressed,
  shipments: [{ id: 'ship-1', code: 'standard', methodId: 'std', applicable: [] }],
};
const billed: Cart = { ...shipped, billingAddress: address };
const paid: Cart = { ...billed, instruments: [{ id: 'card-1', method: 'CREDIT_CARD', amount: Amount.of(5000) }] };
const covered: Cart = { ...billed, totals: { ...billed.totals, remainingToPay: Amount.zero } };
const digital: Cart = { ...soundCart({ lines: [{ current: 5000, quantity: 1, code: 'digital' }] }) };

describe('Checkout.reachable', () => {
  test.each([
    ['a fresh cart', fresh, ['shipping', 'shipping', 'shipping']],
    ['an address without a method', addressed, ['shipping', 'shipping', 'shipping']],
    ['a chosen method', shipped, ['shipping', 'billing', 'billing']],
    ['a billing address without payment', billed, ['shipping', 'billing', 'billing']],
    ['a card', paid, ['shipping', 'billing', 'summary']],
    ['nothing left to pay', covered, ['shipping', 'billing', 'summary']],
    ['CHK-34 digital things alone', digital, ['billing', 'billing', 'billing']],
  ] as const)('RTE-19 %s opens the first incomplete step', (_, cart, steps) =>
    expect(checkoutSteps.map((asked) => Checkout.reachable(cart, asked))).toEqual(steps),
  );

  test('CHK-01 the steps are shipping, billing, summary', () => {
    expect(checkoutSteps).toEqual(['shipping', 'billing', 'summary']);
    expect([Checkout.isStep('billing'), Checkout.isStep('Billing'), Checkout.isStep('')]).toEqual([true, false, false]);
  });
});

describe('order request', () => {
  const prepared = { cart: paid, orderNumber: 'NK-1' };

  test('CHK-14 CHK-22 it carries the cart, the bot-check token and the instrument', () =>
    expect(orderRequest(prepared, { captchaToken: 'token' })).toEqual({
      basketId: 'basket-1',
      captchaToken: 'token',
      paymentInstrumentId: 'card-1',
    }));

  test('CHK-15 the store employee is included only if the session has one', () => {
    expect(orderRequest(prepared, { captchaToken: 'token', storeEmployeeId: 'E7' })).toHaveProperty(
      'storeEmployeeId',
      'E7',
    );
    expect(orderRequest(prepared, { captchaToken: 'token' })).not.toHaveProperty('storeEmployeeId');
  });

  test('CHK-17 CHK-22 pay later adds its authorization with what it pays; no other tender has one', () => {
    const later = { id: 'later-1', method: 'BNPL', amount: Amount.of(4_200), authorization: 'approved' } as const;
    expect(orderRequest({ cart: { ...paid, instruments: [later] } }, { captchaToken: 'token' })).toEqual({
      basketId: 'basket-1',
      captchaToken: 'token',
      paymentInstrumentId: 'later-1',
      bnplAuthorization: { token: 'approved', orderAmount: 4_200, currency: 'USD' },
    });
    expect(orderRequest(prepared, { captchaToken: 'token' })).not.toHaveProperty('bnplAuthorization');
    expect(orderRequest({ ...prepared, agreement: 'digest' }, { captchaToken: 'token' }).agreement).toBe('digest');
  });

  test('without a paying instrument the field is absent', () =>
    expect(orderRequest({ cart: covered }, { captchaToken: 'token' })).not.toHaveProperty('paymentInstrumentId'));

  test('CHK-21 the same order, total and tenders give the same key; each difference gives another key', () => {
    const key = placeOrderKey(prepared);
    const [card] = paid.instruments;
    if (card === undefined) throw new TypeError('The cart has no card.');
    const withInstruments = (...instruments: readonly (typeof card)[]) =>
      placeOrderKey({ ...prepared, cart: { ...paid, instruments } });
    const gift = { id: 'gift-1', method: 'GIFT_CARD', amount: Amount.of(100) } as const;
    expect(withInstruments(card, gift)).toBe(withInstruments(gift, card));
    const others = [
      placeOrderKey({ ...prepared, orderNumber: 'NK-2' }),
      placeOrderKey({ ...prepared, cart: { ...paid, totals: { ...paid.totals, total: Amount.of(1) } } }),
      withInstruments({ ...card, id: 'card-2' }),
      withInstruments({ ...card, amount: Amount.of(1) }),
      withInstruments(card, gift),
      withInstruments(),
    ];
    expect(new Set([key, ...others]).size).toBe(others.length + 1);
    expect(key).toMatch(/^NK-1:/);
    const agreed = placeOrderKey({ ...prepared, agreement: 'digest' });
    expect([agreed, placeOrderKey({ ...prepared, agreement: 'other' })]).toEqual(['NK-1:digest', 'NK-1:other']);
  });
});
