import type { Cart } from '../cart/cart.ts';
import type { Order } from './order.ts';

/** Whether this order was made from a cart: an order keeps the line ids of its cart, also when it is canceled. */
export const isMadeOf = ({ items }: Pick<Order, 'items'>, cart: Pick<Cart, 'items'>): boolean =>
  items.some(({ id }) => cart.items.some((line) => line.id === id));
