import type { ApiFailure } from './api-failure.ts';

/**
 * Automatic recovery from a refusal. `new-cart`: a new cart with the existing items is created and the call is retried
 * once (ERR-06, CART-22). `cleared-cart`: the stored cart is cleared and the page reloads (ERR-05, CART-23).
 * `cart-read-again`: while ordering, the cart is read again, which may lead to an earlier step (CHK-26).
 */
type Recovery = 'new-cart' | 'cleared-cart' | 'cart-read-again';

const recoveries: { readonly [errorId: string]: Recovery } = {
  BSK404: 'new-cart',
  AUT498: 'cleared-cart',
  ORD430: 'cart-read-again',
  CHK380: 'cart-read-again',
  ORD516: 'cart-read-again',
  ORD517: 'cart-read-again',
  ORD518: 'cart-read-again',
};

/** The recovery of an id, case-sensitive (ERR-04); undefined if the failure is only shown. */
export const recoveryOf = (errorId: string): Recovery | undefined =>
  Object.hasOwn(recoveries, errorId) ? recoveries[errorId] : undefined;

/**
 * Whether a cart does not exist because it was ordered: the refusal has the order number, and no new cart is created.
 */
export const wasOrdered = ({ params }: Pick<ApiFailure, 'params'>): boolean => params?.['orderNumber'] !== undefined;
