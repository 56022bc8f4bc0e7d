import { mostToChoose } from '#core/catalog/quantity.ts';

/** Largest number of units of one sku in a cart, over all its lines (I16). A style may have a lower limit. */
export const UNIT_LIMIT = 10;

/** The limit of a sku whose style has the limit `own`, or none. */
export const limitOfSku = (own: number | null): number => Math.min(UNIT_LIMIT, own ?? UNIT_LIMIT);

/**
 * Largest quantity of a line with `available` units of its sku (PDP-14). A sold-out line stays in the cart with a
 * notice.
 */
export const unitLimit = ({
  available,
  own,
}: {
  readonly available: number;
  /** The limit of its style. */
  readonly own: number | null;
}): number => (available > 0 ? mostToChoose(limitOfSku(own), available) : limitOfSku(own));
