import type { ItemId } from '../kernel/identifiers.ts';
import type { Purchase } from './purchase.ts';

/** Whether a line of an order is a digital gift that was sent: its email can be sent once more (ORD-13). */
export const isGiftSent = ({ items, shipments }: Pick<Purchase, 'items' | 'shipments'>, itemId: ItemId): boolean =>
  items.some(({ id, isDigital }) => id === itemId && isDigital) &&
  shipments.some(({ status, itemIds }) => status === 'DELIVERED' && itemIds.includes(itemId));
