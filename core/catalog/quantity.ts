/** Number of units that are added by default, and maximum number of units of a line (CFG-04). */
export const DEFAULT_QUANTITY = 1;
export const MAX_QUANTITY = 999_999;

/** Maximum units of a line (CART-04, AMB-37). */
export const quantityLimit = (max: number = MAX_QUANTITY): number => Math.min(max, MAX_QUANTITY);

/** Clamps a quantity to the limit of a line, at least 1 (PR-18). */
export const clampQuantity = (asked: number, max?: number): number =>
  Math.max(DEFAULT_QUANTITY, Math.min(asked, quantityLimit(max)));

/**
 * Maximum units that can be selected for a product.
 * Law: what is offered is within limit and stock, and never below one (PDP-14).
 */
export const mostToChoose = (maxQuantity: number, stock: number): number =>
  Math.max(1, Math.min(quantityLimit(maxQuantity), stock));
