import { expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { addressOf } from '#core/profile/address.ts';
import { typedBilling } from '#core/checkout/typed-billing.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';

const shippingAddress = addressOf(typedAddresses.US);
const { email: _email, phone: _phone, ...place } = shippingAddress;
const other = { ...place, city: 'Boulder' };
const paidBy = (method: string) => [{ id: 'one', method, amount: Amount.of(1) }];

test.each([
  ['an own one', { billingAddress: other, billingSameAsShipping: false }, 'CREDIT_CARD', other],
  ['the shipping address', { billingAddress: place, billingSameAsShipping: true }, 'CREDIT_CARD', undefined],
  ['one like the shipping address', { billingAddress: place, billingSameAsShipping: false }, 'CREDIT_CARD', undefined],
  ['that of a wallet', { billingAddress: other, billingSameAsShipping: false }, 'WALLET', undefined],
  ['none', {}, 'BNPL', undefined],
])('CHK-12 CHK-16 CHK-37 after a reload the billing form has an own address alone: %s', (_, billing, method, typed) => {
  expect(typedBilling({ shippingAddress, instruments: paidBy(method), ...billing })).toEqual(typed);
});
