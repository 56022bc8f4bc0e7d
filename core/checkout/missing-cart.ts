import type { Cart } from '../cart/cart.ts';
import { isMadeOf } from '../order/made-of.ts';
import type { Order } from '../order/order.ts';

/**
 * What a missing cart means: an order with a pending payment, an order, or nothing to buy (RTE-47). An order of another
 * cart is ignored. A page that is reloaded during the payment knows no cart.
 */
export const afterCartGone = (
  last: Order | undefined,
  cart: Pick<Cart, 'items'> | undefined,
): { readonly _tag: 'AwaitPayment'; readonly order: Order } | { readonly _tag: 'Ordered' | 'NothingToBuy' } => {
  if (last === undefined || (cart !== undefined && !isMadeOf(last, cart))) return { _tag: 'NothingToBuy' };
  if (last.status === 'PAYMENT_PENDING') return { _tag: 'AwaitPayment', order: last };
  return { _tag: cart === undefined ? 'NothingToBuy' : 'Ordered' };
};
