import { ANYONE, endpoint } from './endpoint.ts';
import { nothing } from './wire/primitives.codec.ts';
import { CartLinkWire, SharedCartWire } from './wire/shared-cart.codec.ts';

/** Copies of carts behind a link. A copy is readable for everyone who knows its id, until it expires. */
export const sharedCarts = {
  /** OPEN: copies skus and quantities of a cart. Refused with API400 if it has nothing that others can buy. */
  share: endpoint({
    id: 'CART-05',
    name: 'share',
    method: 'POST',
    path: 'cart/v1/cart/{basketId}/share',
    query: nothing,
    body: nothing,
    reply: CartLinkWire,
  }),
  /** OPEN: the items with their prices and stock of today. */
  read: endpoint({
    id: 'CART-05',
    name: 'read',
    method: 'GET',
    path: 'cart/v1/shared/{shareId}',
    query: nothing,
    body: nothing,
    reply: SharedCartWire,
    access: ANYONE,
  }),
} as const;
