import type { CartItem } from './cart-item.ts';

/** What distinguishes lines. */
type LineIdentity = Pick<CartItem, 'sku' | 'recipeId' | 'isBonus'>;

/** Whether two lines hold the same thing: the same variant, made to the same recipe, and neither or both given away. */
export const isSameLine = (one: LineIdentity, other: LineIdentity): boolean =>
  one.sku === other.sku && one.recipeId === other.recipeId && one.isBonus === other.isBonus;
