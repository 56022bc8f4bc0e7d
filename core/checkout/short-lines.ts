import type { Cart } from '../cart/cart.ts';
import type { CartItem } from '../cart/cart-item.ts';

/** A line with more units than are available; `left` is 0 if it is sold out. */
export type ShortLine = { readonly item: CartItem; readonly left: number };

/** The lines that sold out, or sold in part, after they were added to the cart. */
export const shortLines = ({ items, flashes }: Pick<Cart, 'items' | 'flashes'>): readonly ShortLine[] =>
  items.flatMap((item) => {
    const isSoldOut = flashes.some(
      (flash) => flash._tag === 'ProductLineItemFullInventoryMissing' && flash.itemId === item.id,
    );
    if (isSoldOut) return [{ item, left: 0 }];
    return item.quantity > item.maxQuantity ? [{ item, left: item.maxQuantity }] : [];
  });
