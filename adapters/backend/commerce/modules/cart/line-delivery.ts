import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Call } from '#adapters/backend/commerce/kernel/handler.ts';
import { deleteLine, findLine, findLineWith, setQuantity, type CartRecord } from './cart-records.ts';
import { lineNotFound, notDelivered, placeClosed, wrongQuantity } from './cart-refusals.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { copyLine } from './new-line-records.ts';
import { placeExists } from './place-records.ts';
import { HOME, moveLine, type LineDelivery } from './delivery-group-records.ts';

type Input = Pick<Call<(typeof cartEndpoints)['updateItem']>['body'], 'shippingCode' | 'storeId' | 'collectionPoint'>;

/** Codes of deliveries that a shopper can choose (CART-02). */
export const lineDeliveries = ['standard', 'pickup', 'sts', 'pudo'] as const;

/** The delivery that a request asks for; API400 for an unknown code, and for a place that does not belong to it. */
export const deliveryFrom = ({ shippingCode = 'standard', storeId, collectionPoint }: Input): LineDelivery => {
  const place = { storeId: storeId ?? null, pointId: collectionPoint ?? null, addressNumber: 0 };
  const hasStore = storeId !== undefined && collectionPoint === undefined;
  const hasPoint = collectionPoint !== undefined && storeId === undefined;
  if (shippingCode === 'standard' && storeId === undefined && collectionPoint === undefined) return HOME;
  if ((shippingCode === 'pickup' || shippingCode === 'sts') && hasStore) return { code: shippingCode, ...place };
  if (shippingCode === 'pudo' && hasPoint) return { code: shippingCode, ...place };
  throw notDelivered;
};

/** API400 for a store where nothing of the site is collected, INV409 for a collection point that has closed. */
export const checkPlace = async (tx: Tx, delivery: LineDelivery, siteId: string): Promise<void> => {
  if (!(await placeExists(tx, delivery, siteId))) throw delivery.code === 'pudo' ? placeClosed : notDelivered;
};

/** Moves a line to a delivery; merges it into an equal line with that delivery. */
export const deliver = async (
  tx: Tx,
  { cartId, lineId }: { readonly cartId: string; readonly lineId: string },
  delivery: LineDelivery,
): Promise<void> => {
  const line = await findLine(tx, { cartId, lineId });
  if (line === undefined) throw lineNotFound;
  if (line.isSentHome && delivery.code !== 'home') throw notDelivered;
  const there = await findLineWith(tx, { ...line, cartId }, delivery);
  if (there === undefined) await moveLine(tx, { cartId, lineId }, delivery);
  else if (there.lineId !== lineId) {
    await deleteLine(tx, { cartId, lineId });
    await setQuantity(tx, { cartId, lineId: there.lineId, quantity: there.quantity + line.quantity });
  }
};

/**
 * Moves units of a line to a delivery, where they are a line of their own, or merged into an equal one; the rest stays.
 * API400 for no units and for more than the line has.
 */
export const deliverUnits = async (
  tx: Tx,
  { cartId, lineId, quantity }: { readonly cartId: string; readonly lineId: string; readonly quantity: number },
  delivery: LineDelivery,
): Promise<void> => {
  const line = await findLine(tx, { cartId, lineId });
  if (line === undefined) throw lineNotFound;
  if (quantity < 1 || quantity > line.quantity) throw wrongQuantity;
  if (quantity === line.quantity) return deliver(tx, { cartId, lineId }, delivery);
  const there = await findLineWith(tx, { ...line, cartId }, delivery);
  if (there?.lineId === lineId) return;
  if (there === undefined) await copyLine(tx, { cartId, lineId }, { lineId: newId(), quantity, delivery });
  else await setQuantity(tx, { cartId, lineId: there.lineId, quantity: there.quantity + quantity });
  await setQuantity(tx, { cartId, lineId, quantity: line.quantity - quantity });
};

/**
 * Changes the delivery of a line (CART-33). Goods that are sent to another address than the main one stay there if they
 * are to be sent home. API400 for a place that the site does not have, and for goods that are always sent home; INV409 for
 * a collection point that has closed.
 */
export const deliverLine = async (
  tx: Tx,
  { cartId, siteId }: CartRecord,
  { lineId, ...input }: Input & { readonly lineId: string },
): Promise<void> => {
  const delivery = deliveryFrom(input);
  await checkPlace(tx, delivery, siteId);
  const { addressNumber = 0 } = (await findLine(tx, { cartId, lineId })) ?? {};
  if (delivery.code === 'home' && addressNumber > 0) return;
  await deliver(tx, { cartId, lineId }, delivery);
};
