import type { Cart } from '../cart/cart.ts';
import type { Order } from './order.ts';

/**
 * Whether this order was made from a cart: an order keeps the line ids of its cart. A canceled order returns its lines
 * to the cart.
 */
export const isMadeOf = ({ status, items }: Order, cart: Pick<Cart, 'items'>): boolean =>
  status !== 'CANCELLED' && items.some(({ id }) => cart.items.some((line) => line.id === id));
