import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { deleteLine, findLine, setQuantity } from './cart-records.ts';
import { lineNotFound, wrongQuantity } from './cart-refusals.ts';

/**
 * Removes units of a line of a locked cart, by default all; returns them. Refuses an unknown line and more units than
 * it has.
 */
export const removeFromCart = async (
  tx: Tx,
  {
    cartId,
    lineId,
    quantity: asked,
  }: { readonly cartId: string; readonly lineId: string; readonly quantity: number | undefined },
) => {
  const line = await findLine(tx, { cartId, lineId });
  // A gift cannot be bought later.
  if (line === undefined || line.giftOf !== '') throw lineNotFound;
  const quantity = asked ?? line.quantity;
  if (quantity < 1 || quantity > line.quantity) throw wrongQuantity;
  if (quantity === line.quantity) await deleteLine(tx, { cartId, lineId });
  else await setQuantity(tx, { cartId, lineId, quantity: line.quantity - quantity });
  return { sku: line.sku, recipeId: line.recipeId, quantity, giftMessage: line.giftMessage };
};
