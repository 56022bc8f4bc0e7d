import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { orderParts, type OrderFacts } from '#core/checkout/order-parts.ts';
import { paymentMethods, type PaymentMethodCode } from '#core/checkout/payment-method.ts';
import { Amount } from '#core/kernel/amount.ts';
import { soundCart } from '#test/support/arbitraries/cart.ts';

const billingAddress = { firstName: 'Ida', lastName: 'Berg', line1: '1 Main Street', city: 'Boston', state: 'MA', postalCode: '02108', country: 'US' };
const priced: Cart = { ...soundCart({ lines: [{ current: 5000, quantity: 1 }] }), billingAddress };
const by = (method: PaymentMethodCode): Cart => ({ ...priced, instruments: [{ id: 'pay-1', method, amount: Amount.of(5000) }] });
const parts = (facts: Partial<OrderFacts> & Pick<OrderFacts, 'cart'>) => {
  const judged = orderParts({ captchaToken: 'token', ...facts });
  return E.isRight(judged) ? judged.right : judged.left;
};
const missing = (part: string) => ({ _tag: 'OrderIncomplete', missing: part });
const authorization = { token: 'agreed', orderAmount: Amount.of(5000), currency: 'USD' } as const;
const unbilled = (cart: Cart): Cart => {
  const { billingAddress: _, ...rest } = cart;
  return rest;
};

describe('what placing an order sends', () => {
  test('CHK-22 a card order names the cart, the token, the instrument and its billing', () =>
    expect(parts({ cart: by('CREDIT_CARD') })).toEqual({ basketId: 'basket-1', captchaToken: 'token', paymentInstrumentId: 'pay-1', billingAddress }));

  test('CHK-14 without a bot-check token there is no call', () => {
    expect(parts({ cart: by('CREDIT_CARD'), captchaToken: '' })).toEqual(missing('captcha'));
    expect(orderParts({ cart: by('CREDIT_CARD') })).toEqual(E.left(missing('captcha')));
  });

  test('CHK-15 the store employee goes along when there is one in session', () => {
    expect(parts({ cart: by('CREDIT_CARD'), storeEmployeeId: 'E7' })).toHaveProperty('storeEmployeeId', 'E7');
    expect(parts({ cart: by('CREDIT_CARD') })).not.toHaveProperty('storeEmployeeId');
  });

  test('CHK-16 a wallet with a saved id keeps billing, one without drops it', () => {
    expect(parts({ cart: by('WALLET'), savedWalletId: 'saved-1' })).toEqual({ basketId: 'basket-1', captchaToken: 'token', paymentInstrumentId: 'pay-1', billingAddress });
    expect(parts({ cart: by('WALLET') })).toEqual({ basketId: 'basket-1', captchaToken: 'token', paymentInstrumentId: 'pay-1' });
    expect(parts({ cart: unbilled(by('WALLET')) })).toEqual({ basketId: 'basket-1', captchaToken: 'token', paymentInstrumentId: 'pay-1' });
    expect(parts({ cart: unbilled(by('WALLET')), savedWalletId: 'saved-1' })).toEqual(missing('billing-address'));
  });

  test('CHK-17 pay-later adds what its provider agreed to', () => expect(parts({ cart: by('BNPL'), authorization })).toEqual({ basketId: 'basket-1', captchaToken: 'token', paymentInstrumentId: 'pay-1', billingAddress, bnplAuthorization: authorization }));

  test.each([
    ['no agreement', undefined],
    ['another amount', { ...authorization, orderAmount: Amount.of(4999) }],
    ['another currency', { ...authorization, currency: 'CAD' }],
  ] as const)('CHK-17 pay-later with %s is not sent', (_, agreed) => expect(parts({ cart: by('BNPL'), ...(agreed === undefined ? {} : { authorization: agreed }) })).toEqual(missing('authorization')));

  test.each(paymentMethods.filter((method) => method !== 'BNPL' && method !== 'WALLET'))('CHK-16 CHK-17 %s keeps billing and carries no agreement', (method) => {
    const cart = { ...by(method), totals: { ...priced.totals, remainingToPay: Amount.zero } };
    expect(parts({ cart, authorization })).not.toHaveProperty('bnplAuthorization');
    expect(parts({ cart, authorization })).toHaveProperty('billingAddress', billingAddress);
  });

  test('an order that is paid in full names no instrument, one that is not needs it', () => {
    expect(parts({ cart: { ...priced, totals: { ...priced.totals, remainingToPay: Amount.zero } } })).toEqual({ basketId: 'basket-1', captchaToken: 'token', billingAddress });
    expect(parts({ cart: priced })).toEqual(missing('payment'));
    expect(parts({ cart: { ...priced, totals: { ...priced.totals, remainingToPay: Amount.of(1) } } })).toEqual(missing('payment'));
  });

  test('a card order without a billing address is not sent', () => expect(parts({ cart: unbilled(by('CREDIT_CARD')) })).toEqual(missing('billing-address')));
});
