import { mostToChoose } from '#core/catalog/quantity.ts';

/** The most units of one sku that a cart may have; its lines count together (I16). */
export const UNIT_LIMIT = 10;

/**
 * The most units that a line may have where a cart could have `available` of its sku (PDP-14). What is sold out keeps
 * its line, which says so.
 */
export const unitLimit = (available: number): number =>
  available > 0 ? mostToChoose(UNIT_LIMIT, available) : UNIT_LIMIT;
