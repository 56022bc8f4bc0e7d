import type { ApiFailure } from './api-failure.ts';

/**
 * What the shop does by itself about a refusal, before the shopper sees it. `new-cart`: a new cart is made with the
 * existing items and the call is
 * retried once (ERR-06, CART-22). `cleared-cart`: the stored cart is cleared and the page reloads (ERR-05, CART-23).
 * `cart-read-again`: while ordering,
 * the cart is read again, and may lead back to an earlier step (CHK-26).
 */
type Recovery = 'new-cart' | 'cleared-cart' | 'cart-read-again';

const recoveries: { readonly [errorId: string]: Recovery } = {
  BSK404: 'new-cart',
  AUT498: 'cleared-cart',
  ORD430: 'cart-read-again',
  CHK380: 'cart-read-again',
};

/** The recovery of an id, in exact case (ERR-04); undefined for one that is only shown. */
export const recoveryOf = (errorId: string): Recovery | undefined =>
  Object.hasOwn(recoveries, errorId) ? recoveries[errorId] : undefined;

/** Whether a cart is gone because it became an order: its refusal names the order, and no new cart is made. */
export const wasOrdered = ({ params }: Pick<ApiFailure, 'params'>): boolean => params?.['orderNumber'] !== undefined;
