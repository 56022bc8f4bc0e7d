import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Call } from '#adapters/backend/commerce/kernel/handler.ts';
import { deleteLine, findLine, findLineByStore, storeExists, setQuantity, type CartRecord } from './cart-records.ts';
import { lineNotFound, notDelivered } from './cart-refusals.ts';
import { moveLine } from './delivery-group-records.ts';

type Input = Pick<Call<(typeof cartEndpoints)['updateItem']>['body'], 'shippingCode' | 'storeId'>;

/** Delivery methods of a line: home delivery and store pickup (CART-02). */
export const lineDeliveries = ['standard', 'pickup'] as const;

/** The store of a delivery method; null for home delivery. Refuses unavailable methods and unknown stores. */
const storeOf = async (
  tx: Tx,
  { shippingCode = 'standard', storeId }: Input,
  siteId: string,
): Promise<string | null> => {
  if (shippingCode === 'standard' && storeId === undefined) return null;
  if (shippingCode !== 'pickup' || storeId === undefined || !(await storeExists(tx, { storeId, siteId })))
    throw notDelivered;
  return storeId;
};

/** Changes the delivery of a line; merges it into an equal line with that delivery (CART-33). */
export const deliverLine = async (
  tx: Tx,
  { cartId, siteId }: CartRecord,
  { lineId, ...input }: Input & { readonly lineId: string },
): Promise<void> => {
  const line = await findLine(tx, { cartId, lineId });
  if (line === undefined) throw lineNotFound;
  const storeId = await storeOf(tx, input, siteId);
  const there = await findLineByStore(tx, { cartId, sku: line.sku, recipeId: line.recipeId, storeId });
  if (there === undefined) await moveLine(tx, { cartId, lineId, storeId });
  else if (there.lineId !== lineId) {
    await deleteLine(tx, { cartId, lineId });
    await setQuantity(tx, { cartId, lineId: there.lineId, quantity: there.quantity + line.quantity });
  }
};
