import { present } from '../kernel/present.ts';
import type { CartItem } from './cart-item.ts';
import type { Cart } from './cart.ts';
import type { NewItem } from './ports/cart-gateway.ts';
import { isSameLine } from './same-line.ts';

/** What adds a line again as it was: its units, recipe, store and place among the lines. */
export const itemAgain = ({ sku, productId, quantity, recipeId, position, shipping }: CartItem): NewItem => ({
  sku,
  productId,
  quantity,
  ...present({ recipeId, position, storeId: shipping.storeInfo?.id }),
});

const isSamePlacedLine = (one: CartItem, other: CartItem): boolean =>
  isSameLine(one, other) && one.shipping.storeInfo?.id === other.shipping.storeInfo?.id;

/**
 * What goes into a new cart after the old one was lost; gifts come by themselves, and a line that the new cart holds
 * already is not added to.
 * Law: every line that the shopper chose comes back with its units, and no gift does (CART-22).
 */
export const itemsToRecover = (lost: Cart, fresh: Pick<Cart, 'items'>): readonly NewItem[] =>
  lost.items
    .filter((line) => !line.isBonus && !fresh.items.some((other) => isSamePlacedLine(line, other)))
    .map(itemAgain);

/**
 * The line of the new cart that corresponds to a line of the lost one, whose id is gone: the same variant, made to the
 * same recipe, collected in the same place.
 */
export const recoveredItem = (lines: {
  readonly lost: Cart;
  readonly itemId: string;
  readonly fresh: Cart;
}): CartItem | undefined => {
  const old = lines.lost.items.find((item) => item.id === lines.itemId);
  return old && lines.fresh.items.find((item) => isSamePlacedLine(item, old));
};
