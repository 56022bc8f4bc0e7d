import type { Cart } from '../cart/cart.ts';
import type { Order } from './order.ts';

/**
 * Whether a cart became this order: an order keeps the ids of the lines it was made of. A canceled order has given them
 * back.
 */
export const isMadeOf = ({ status, items }: Order, cart: Pick<Cart, 'items'>): boolean =>
  status !== 'CANCELLED' && items.some(({ id }) => cart.items.some((line) => line.id === id));
