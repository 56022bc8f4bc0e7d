import { present } from '../kernel/present.ts';
import type { CartItem } from './cart-item.ts';
import type { Cart } from './cart.ts';
import type { NewItem } from './ports/cart-gateway.ts';

/**
 * What goes into a new cart after the old one was lost; gifts come by themselves.
 * Law: every line that the shopper chose comes back with its units, and no gift does (CART-22).
 */
export const itemsToRecover = (lost: Cart): readonly NewItem[] =>
  lost.items.flatMap(({ sku, productId, quantity, isBonus, shipping }) => (isBonus ? [] : [{ sku, productId, quantity, ...present({ storeId: shipping.storeInfo?.id }) }]));

/** The line of the new cart that stands for a line of the lost one, whose id is gone: the same variant, made to the same recipe, collected in the same place. */
export const recoveredItem = (lines: { readonly lost: Cart; readonly itemId: string; readonly fresh: Cart }): CartItem | undefined => {
  const old = lines.lost.items.find((item) => item.id === lines.itemId);
  return lines.fresh.items.find((item) => old !== undefined && item.sku === old.sku && item.recipeId === old.recipeId && item.isBonus === old.isBonus && item.shipping.storeInfo?.id === old.shipping.storeInfo?.id);
};
