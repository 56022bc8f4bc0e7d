import type { PaymentInstrument } from '../cart/cart.ts';
import { Amount } from '../kernel/amount.ts';
import { isMainMethod } from '../payment/payment-method.ts';
import type { OrderPart } from './order-part.ts';
import type { Purchase } from './purchase.ts';
import { refundParts, type RefundTender } from './refund-parts.ts';
import { expectedRefund } from './refunds.ts';

/** What one tender gets back: `released` was only reserved, and is never charged; `refunded` was charged. */
export type TenderBack = {
  readonly tender: PaymentInstrument;
  readonly released: Amount;
  readonly refunded: Amount;
};

type Canceled = Pick<
  Purchase,
  'items' | 'openUnits' | 'shipments' | 'instruments' | 'totals' | 'refunds' | 'giftCardTotal' | 'paymentDue'
>;

/** A tender of an order; if the service does not say what is reserved, the remaining tender was not charged yet. */
const refundTender = ({ id, method, amount, reserved, refunded, refundDue }: PaymentInstrument): RefundTender => {
  const isMain = isMainMethod(method);
  const back = Amount.add(refunded ?? Amount.zero, refundDue ?? Amount.zero);
  const held = reserved ?? (isMain ? Amount.subtract(amount, back) : Amount.zero);
  return { id, isPrepaid: !isMain, held, paid: Amount.subtract(Amount.subtract(amount, held), back) };
};

/** Whether goods were charged when they were ordered, or with the units that they replace by another size. */
const isChargedAhead = ({ items, shipments }: Canceled, { itemId }: OrderPart): boolean => {
  const item = items.find(({ id }) => id === itemId);
  const isExchange = shipments.some(({ exchangeOf, itemIds }) => exchangeOf !== undefined && itemIds.includes(itemId));
  return item === undefined || item.isDigital || item.isCustoms || isExchange;
};

/**
 * What a cancellation of units gives back to each tender, in the order of refunds and without tenders that get nothing.
 * The service divides a refund by the same rule (`refundParts`). Digital and made-to-order goods were charged when they were
 * ordered; all others were only reserved, as far as the order has something reserved: prepaid tenders were charged (orders
 * and money: charging). Undefined if the service does not say what a unit refunds, or while another card has to pay.
 * Law: what the tenders get back sums to what the units refund.
 */
export const expectedCancellation = (
  purchase: Canceled,
  parts: readonly OrderPart[],
): readonly TenderBack[] | undefined => {
  const ahead = parts.filter((part) => isChargedAhead(purchase, part));
  const unpaid = expectedRefund(
    purchase,
    parts.filter((part) => !ahead.includes(part)),
  );
  const paid = expectedRefund(purchase, ahead);
  const digital = expectedRefund(
    purchase,
    parts.filter(({ itemId }) => purchase.items.some(({ id, isDigital }) => id === itemId && isDigital)),
  );
  if (unpaid === undefined || paid === undefined || digital === undefined) return undefined;
  if (purchase.paymentDue !== undefined) return undefined;
  // The remaining tender is the last one, and is refunded first.
  const tenders = purchase.instruments.map(refundTender).toReversed();
  const amount = Amount.add(unpaid, paid);
  const unneeded = Amount.min(unpaid, Amount.sum(tenders.map(({ held }) => held)));
  const left = Amount.subtract(
    Amount.subtract(purchase.totals.total, Amount.sum(purchase.refunds.map((refund) => refund.amount))),
    amount,
  );
  // Digital goods are gift cards, as far as the order has any.
  const giftCards = Amount.max(Amount.zero, Amount.subtract(purchase.giftCardTotal ?? Amount.zero, digital));
  const mostPrepaid = Amount.max(Amount.zero, Amount.subtract(left, giftCards));
  if (Amount.sum([unneeded, ...tenders.map((tender) => tender.paid)]) < amount) return undefined;
  return refundParts(tenders, { amount, unneeded, mostPrepaid }).flatMap(({ id, ...back }) => {
    const tender = purchase.instruments.find((one) => one.id === id);
    return tender === undefined || (back.released === 0 && back.refunded === 0) ? [] : [{ tender, ...back }];
  });
};
