import { expect, test } from 'vitest';
import { isApprovedMethod, paymentMethods } from '#core/payment/payment-method.ts';

test('PAY-01 PAY-03 there are eight methods; those of outside providers are BNPL and WALLET', () => {
  expect(new Set(paymentMethods).size).toBe(8);
  expect(paymentMethods.filter(isApprovedMethod)).toEqual(['BNPL', 'WALLET']);
});
