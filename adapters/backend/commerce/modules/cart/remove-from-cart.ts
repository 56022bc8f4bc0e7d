import type { SavedDelivery } from '#adapters/backend/commerce/kernel/database/tables/saved.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { deleteLine, findLine, setQuantity } from './cart-records.ts';
import { lineNotFound, wrongQuantity } from './cart-refusals.ts';

/** The delivery with which a line can return; null for the main address. */
const savedDeliveryOf = ({
  code,
  groupId,
  storeId,
  pointId,
  addressNumber,
}: NonNullable<Awaited<ReturnType<typeof findLine>>>): SavedDelivery | null => {
  if (addressNumber > 0) return { groupId };
  return code === 'pickup' || code === 'sts' || code === 'pudo' ? { code, storeId, pointId } : null;
};

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
  const { sku, recipeId, giftMessage } = line;
  return { sku, recipeId, quantity, giftMessage, delivery: savedDeliveryOf(line) };
};
