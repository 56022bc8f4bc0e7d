import { Amount } from '../kernel/amount.ts';

/** A tender of an order when a part of it is refunded. */
export type RefundTender = {
  readonly id: string;
  readonly isPrepaid: boolean;
  /** Authorized, and neither captured nor released. */
  readonly held: Amount;
  /** Captured and not refunded. */
  readonly paid: Amount;
};

type Refund = {
  readonly amount: Amount;
  /** The authorized part that the rest of the order does not need. */
  readonly unneeded: Amount;
  /** The most that prepaid tenders may pay of what is left of the order: nothing of its gift cards (GFC725, PYT405). */
  readonly mostPrepaid: Amount;
};

/** What a tender gets back: `released` was only authorized, `refunded` was captured. */
type RefundPart = { readonly id: string; readonly released: Amount; readonly refunded: Amount };

/**
 * Divides a refund among the tenders, which are in the order of refunds. First the prepaid tenders get back the part by
 * which they would pay more than they may. Of the rest, what is authorized and not needed is released before what was
 * captured is refunded, tender by tender. Throws if they cannot return the amount.
 * Law: the parts of a refund sum to its amount, and no tender gets back more than it holds and has paid.
 * Law: after a refund the prepaid tenders pay at most what they may, if they did before.
 * Law: without gift cards as goods a refund goes to the tenders in their order.
 */
export const refundParts = (
  tenders: readonly RefundTender[],
  { amount, unneeded, mostPrepaid }: Refund,
): readonly RefundPart[] => {
  const prepaid = Amount.sum(tenders.filter(({ isPrepaid }) => isPrepaid).map(({ paid }) => paid));
  let excess = Amount.min(amount, Amount.max(Amount.zero, Amount.subtract(prepaid, mostPrepaid)));
  let left = Amount.subtract(amount, excess);
  let free = unneeded;
  const parts = tenders.map(({ id, isPrepaid, held, paid }) => {
    const first = isPrepaid ? Amount.min(excess, paid) : Amount.zero;
    const released = Amount.min(Amount.min(left, free), held);
    const then = Amount.min(Amount.subtract(left, released), Amount.subtract(paid, first));
    excess = Amount.subtract(excess, first);
    free = Amount.subtract(free, released);
    left = Amount.subtract(left, Amount.add(released, then));
    return { id, released, refunded: Amount.add(first, then) };
  });
  if (left !== 0) throw new RangeError(`The tenders cannot return ${left} more`);
  return parts;
};
