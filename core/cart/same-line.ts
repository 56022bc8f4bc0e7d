import type { CartItem } from './cart-item.ts';

/** The identity of a line. */
type LineIdentity = Pick<CartItem, 'sku' | 'recipeId' | 'isBonus' | 'giftMessage'>;

/**
 * Whether two lines have the same variant and recipe, and both or neither are gifts, of a promotion or with the same
 * message.
 */
export const isSameLine = (one: LineIdentity, other: LineIdentity): boolean =>
  one.sku === other.sku &&
  one.recipeId === other.recipeId &&
  one.isBonus === other.isBonus &&
  one.giftMessage === other.giftMessage;
