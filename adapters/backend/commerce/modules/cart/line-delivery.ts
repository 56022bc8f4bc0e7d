import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Call } from '#adapters/backend/commerce/kernel/handler.ts';
import {
  deleteLine,
  findLine,
  findPlacedLine,
  isStoreOf,
  placeLine,
  setQuantity,
  type CartRecord,
} from './cart-records.ts';
import { lineNotFound, notDelivered } from './cart-refusals.ts';

type Input = Pick<Call<(typeof cartEndpoints)['updateItem']>['body'], 'shippingCode' | 'storeId'>;

/** Ways in which a line can be handed over: brought home, or collected in a store (CART-02). */
export const lineDeliveries = ['standard', 'pickup'] as const;

/**
 * The store that a delivery means; null for home. Refuses a delivery that is not offered, and a pickup without a store
 * that the site has.
 */
const storeOf = async (
  tx: Tx,
  { shippingCode = 'standard', storeId }: Input,
  siteId: string,
): Promise<string | null> => {
  if (shippingCode === 'standard' && storeId === undefined) return null;
  if (shippingCode !== 'pickup' || storeId === undefined || !(await isStoreOf(tx, { storeId, siteId })))
    throw notDelivered;
  return storeId;
};

/** Gives a line another delivery; where there is such a line already, it takes the units in (CART-33). */
export const deliverLine = async (
  tx: Tx,
  { cartId, siteId }: CartRecord,
  { lineId, ...input }: Input & { readonly lineId: string },
): Promise<void> => {
  const line = await findLine(tx, { cartId, lineId });
  if (line === undefined) throw lineNotFound;
  const storeId = await storeOf(tx, input, siteId);
  const there = await findPlacedLine(tx, { cartId, sku: line.sku, recipeId: line.recipeId, storeId });
  if (there === undefined) await placeLine(tx, { cartId, lineId, storeId });
  else if (there.lineId !== lineId) {
    await deleteLine(tx, { cartId, lineId });
    await setQuantity(tx, { cartId, lineId: there.lineId, quantity: there.quantity + line.quantity });
  }
};
