/**
 * What the shop does by itself about a refusal. `new-cart`: the cart is made anew with its lines and the call repeated once (ERR-06, CART-22).
 * `cleared-cart`: the stored cart is forgotten and the page reloads (ERR-05, CART-23). `one-repeat`: the token is asked for once more (AUTH-05).
 * `cart-read-anew`: the cart is read again, and its flags may lead back to shipping (CHK-26). `told`: the shopper reads it, and decides.
 */
export type Recovery = 'new-cart' | 'cleared-cart' | 'one-repeat' | 'cart-read-anew' | 'told';

const recoveries: { readonly [errorId: string]: Recovery } = { BSK404: 'new-cart', AUT498: 'cleared-cart', AUT409: 'one-repeat', ORD430: 'cart-read-anew' };

/** What comes before the telling, by the catalogue; an id that it does not name is only told. */
export const recoveryOf = (errorId: string): Recovery => (Object.hasOwn(recoveries, errorId) ? recoveries[errorId] : undefined) ?? 'told';
