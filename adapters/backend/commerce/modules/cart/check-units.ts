import { limitOfSku, unitLimit } from '../catalog/unit-limit.ts';
import { aboveLimit, notSold } from './cart-refusals.ts';
import type { LineRecord } from './line-records.ts';

const unitsOf = (lines: readonly LineRecord[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Checks that the lines of some skus in the contents of a cart are within their limit, wherever they are received, and
 * those at one location within the available units (I16). Throws ORD404 for a sku that is sold out, and INV408 with the
 * largest possible quantity (CART-27).
 */
export const checkUnits = (lines: readonly LineRecord[], skus: readonly string[]): void => {
  for (const { sku, locationId, available, unitLimit: own } of lines) {
    if (!skus.includes(sku)) continue;
    if (available <= 0) throw notSold;
    const ofSku = lines.filter((line) => line.sku === sku);
    const max = unitLimit({ available, own });
    if (unitsOf(ofSku.filter((line) => line.locationId === locationId)) > max) throw aboveLimit(max);
    const limit = limitOfSku(own);
    if (unitsOf(ofSku) > limit) throw aboveLimit(limit);
  }
};
