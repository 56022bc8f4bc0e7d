import { mostToChoose } from '#core/catalog/quantity.ts';

/** Largest number of units of one sku in a cart, over all its lines (I16). */
export const UNIT_LIMIT = 10;

/**
 * Largest quantity of a line with `available` units of its sku (PDP-14). A sold-out line stays in the cart with a
 * notice.
 */
export const unitLimit = (available: number): number =>
  available > 0 ? mostToChoose(UNIT_LIMIT, available) : UNIT_LIMIT;
