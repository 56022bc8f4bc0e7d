/** Units added when none are asked for, and the most of a line (CFG-04). */
export const DEFAULT_QUANTITY = 1;
export const MAX_QUANTITY = 999_999;

/** The most units that a line may hold (CART-04, AMB-37). */
export const quantityLimit = (max: number = MAX_QUANTITY): number => Math.min(max, MAX_QUANTITY);

/** A quantity brought within a line's limit, one at least (PR-18). */
export const clampQuantity = (asked: number, max?: number): number =>
  Math.max(DEFAULT_QUANTITY, Math.min(asked, quantityLimit(max)));

/**
 * The most units that may be chosen of a product.
 * Law: what is offered is within limit and stock, and never below one (PDP-14).
 */
export const mostToChoose = (maxQuantity: number, stock: number): number =>
  Math.max(1, Math.min(quantityLimit(maxQuantity), stock));
