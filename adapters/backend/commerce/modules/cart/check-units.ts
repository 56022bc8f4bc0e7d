import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { unitLimit } from '../catalog/unit-limit.ts';
import { compareUnits } from '../stock/stock-records.ts';
import { aboveLimit, notSold } from './cart-refusals.ts';

/**
 * Checks that the lines of a sku at one location are within its limit and the available units (I16); INV408 contains
 * the largest possible quantity (CART-27).
 */
export const checkUnits = async (tx: Tx, cartId: string, skus: readonly string[]): Promise<void> => {
  for (const { wanted, available, own } of await compareUnits(tx, cartId, skus)) {
    if (wanted === 0) continue;
    if (available <= 0) throw notSold;
    const max = unitLimit({ available, own });
    if (wanted > max) throw aboveLimit(max);
  }
};
