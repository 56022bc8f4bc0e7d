import type { SummaryRow } from '../cart/cart-view.ts';
import type { CartItem } from '../cart/cart-item.ts';
import type { ItemId } from '../kernel/identifiers.ts';
import type { Purchase } from './purchase.ts';

type Ordered = { readonly items: readonly Pick<CartItem, 'id' | 'isDigital'>[] };

/** Whether a line of an order is a digital gift that was sent: its email can be sent once more (ORD-13). */
export const isGiftSent = ({ items, shipments }: Pick<Purchase, 'items' | 'shipments'>, itemId: ItemId): boolean =>
  items.some(({ id, isDigital }) => id === itemId && isDigital) &&
  shipments.some(({ status, itemIds }) => status === 'DELIVERED' && itemIds.includes(itemId));

/** Whether an order has nothing but goods that are sent by email. */
export const isDigitalOnly = ({ items }: Ordered): boolean =>
  items.length > 0 && items.every(({ isDigital }) => isDigital);

/** Whether a shipment of an order is sent by email. */
export const isSentByEmail = ({ items }: Ordered, { itemIds }: { readonly itemIds: readonly string[] }): boolean =>
  isDigitalOnly({ items: items.filter(({ id }) => itemIds.includes(id)) });

const withoutDigital: ReadonlySet<SummaryRow['kind']> = new Set(['shipping', 'tax', 'contained-tax']);

/** The rows that say something about an order: shipping and tax are not part of one that is only sent by email. */
export const rowsOfOrder = (order: Ordered, rows: readonly SummaryRow[]): readonly SummaryRow[] =>
  isDigitalOnly(order) ? rows.filter(({ kind, isFree }) => !(isFree && withoutDigital.has(kind))) : rows;
