import type { Cart, Shipment } from '../cart/cart.ts';
import type { CartItem } from '../cart/cart-item.ts';
import type { ItemId } from '../kernel/identifiers.ts';

/** Units of a line, fewer than it has. */
export type LineUnits = { readonly itemId: ItemId; readonly quantity: number };

/** The shipments to other addresses than the main one. */
export const sentElsewhere = ({ shipments }: Pick<Cart, 'shipments'>): readonly Shipment[] =>
  shipments.filter(({ hasOwnAddress }) => hasOwnAddress === true);

/** The lines of the main address that can be sent to another one: those that are sent home, with goods made to order. */
export const mainItems = ({ items, shipments }: Pick<Cart, 'items' | 'shipments'>): readonly CartItem[] => {
  const sent = new Set(
    shipments.flatMap(({ code, hasOwnAddress = false, itemIds = [] }) =>
      code === 'pudo' || hasOwnAddress ? [] : itemIds,
    ),
  );
  return items.filter(({ id, isDigital }) => !isDigital && sent.has(id));
};
