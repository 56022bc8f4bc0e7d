import { isMadeOf, type KnownLines } from '../order/made-of.ts';
import type { Order } from '../order/order.ts';

/**
 * What a missing cart means: an order with a pending payment, an order, or nothing to buy (RTE-47). An order of another
 * cart is ignored. A page that is reloaded during the payment knows no cart, but maybe the lines that its tab has
 * `remembered`: they are forgotten once the shopper has seen the order.
 */
export const afterCartGone = (
  last: Order | undefined,
  cart: KnownLines | undefined,
  remembered: KnownLines | undefined,
): { readonly _tag: 'AwaitPayment'; readonly order: Order } | { readonly _tag: 'Ordered' | 'NothingToBuy' } => {
  if (last === undefined || (cart !== undefined && !isMadeOf(last, cart))) return { _tag: 'NothingToBuy' };
  if (last.status === 'PAYMENT_PENDING') return { _tag: 'AwaitPayment', order: last };
  const known = cart ?? remembered;
  return { _tag: known !== undefined && isMadeOf(last, known) ? 'Ordered' : 'NothingToBuy' };
};
