import type { PaymentInstrument } from '../cart/cart.ts';
import { Amount } from '../kernel/amount.ts';
import type { Purchase } from './purchase.ts';

/** What a tender pays of an order: charged or reserved, given back, still to give back, and what it pays in the end. */
type TenderPayment = {
  readonly tender: PaymentInstrument;
  readonly refunded: Amount;
  readonly underway: Amount;
  readonly net: Amount;
};

/**
 * What each tender pays of an order, without tenders that pay nothing, such as a card whose charge was refused. What
 * they pay in the end sums to the total without the refunds, unless another card still has to pay a part.
 */
export const tenderPayments = ({ instruments }: Pick<Purchase, 'instruments'>): readonly TenderPayment[] =>
  instruments
    .filter(({ amount }) => amount > 0)
    .map((tender) => {
      const { amount, refunded = Amount.zero, refundDue: underway = Amount.zero } = tender;
      return { tender, refunded, underway, net: Amount.subtract(amount, Amount.add(refunded, underway)) };
    });
