import type { Amount } from '../kernel/amount.ts';
import { isMainMethod, type PaymentMethod } from '../payment/payment-method.ts';

/**
 * The payment methods to offer: listed and enabled, without main methods once nothing remains to be paid (PAY-04,
 * PAY-15).
 */
export const offeredPaymentMethods = (
  listed: readonly PaymentMethod[],
  remainingToPay: Amount,
): readonly PaymentMethod[] =>
  listed.filter(({ code, enabled }) => enabled && (remainingToPay > 0 || !isMainMethod(code)));
