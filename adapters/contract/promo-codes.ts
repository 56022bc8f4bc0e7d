import { endpoint } from './endpoint.ts';
import { CartWire } from './wire/cart.codec.ts';
import { id, nothing, strictRecord } from './wire/primitives.codec.ts';

/** Promo codes of a cart. A separate group, because most shoppers never use one. */
export const promoCodes = {
  apply: endpoint({
    id: 'API-014',
    name: 'apply',
    method: 'PUT',
    path: 'cart/v1/coupon',
    query: nothing,
    body: strictRecord({ basketId: id, code: id }, {}),
    reply: CartWire,
  }),
  remove: endpoint({
    id: 'API-015',
    name: 'remove',
    method: 'DELETE',
    path: 'cart/v1/coupon',
    query: nothing,
    body: strictRecord({ basketId: id, couponItemId: id }, {}),
    reply: CartWire,
  }),
} as const;
