import type { Order } from './order.ts';

/** A cart, or what is known of one. */
export type KnownLines = { readonly items: readonly { readonly id: string }[] };

/** Whether this order was made from a cart: an order keeps the line ids of its cart, also when it is canceled. */
export const isMadeOf = ({ items }: Pick<Order, 'items'>, cart: KnownLines): boolean =>
  items.some(({ id }) => cart.items.some((line) => line.id === id));
