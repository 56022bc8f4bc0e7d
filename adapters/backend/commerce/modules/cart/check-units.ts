import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { limitOfSku, unitLimit } from '../catalog/unit-limit.ts';
import { compareUnits } from '../stock/stock-records.ts';
import { aboveLimit, notSold } from './cart-refusals.ts';

/**
 * Checks that the lines of a sku are within its limit, wherever they are received, and those at one location within the
 * available units (I16); INV408 contains the largest possible quantity (CART-27).
 */
export const checkUnits = async (tx: Tx, cartId: string, skus: readonly string[]): Promise<void> => {
  const compared = await compareUnits(tx, cartId, skus);
  for (const { sku, wanted, available, own } of compared) {
    if (wanted === 0) continue;
    if (available <= 0) throw notSold;
    const max = unitLimit({ available, own });
    if (wanted > max) throw aboveLimit(max);
    const limit = limitOfSku(own);
    const total = compared.reduce((units, one) => (one.sku === sku ? units + one.wanted : units), 0);
    if (total > limit) throw aboveLimit(limit);
  }
};
