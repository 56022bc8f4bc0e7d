import { WAREHOUSE } from '#adapters/backend/commerce/kernel/database/tables/stock.ts';
import type { DeliveryChange } from '#adapters/backend/commerce/kernel/database/tables/cart.ts';
import type { SavedDelivery } from '#adapters/backend/commerce/kernel/database/tables/saved.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { CartRecord } from '../cart/cart-records.ts';
import { HOME, otherAddressOf, type LineDelivery } from '../cart/delivery-group-records.ts';
import { placeExists } from '../cart/place-records.ts';
import { spareUnits } from '../stock/stock-records.ts';

type Returning = {
  readonly sku: string;
  readonly quantity: number;
  readonly delivery: SavedDelivery | null;
};

/** The location that has the goods of a delivery. */
export const locationOfDelivery = ({ code, storeId }: LineDelivery): string =>
  code === 'pickup' ? (storeId ?? WAREHOUSE) : WAREHOUSE;

/**
 * The delivery of a saved item that returns to a cart: the one from before. Without its other address it is sent to the
 * main one; without its place, or enough units there, too, which `flag` says.
 */
export const deliveryAgain = async (
  tx: Tx,
  { cartId, siteId }: CartRecord,
  { sku, quantity, delivery: saved }: Returning,
): Promise<{ readonly delivery: LineDelivery; readonly flag?: DeliveryChange['flag'] }> => {
  if (saved === null) return { delivery: HOME };
  if ('groupId' in saved) return { delivery: await otherAddressOf(tx, cartId, saved.groupId) };
  const delivery = { ...saved, addressNumber: 0 };
  const isPossible =
    (await placeExists(tx, delivery, siteId)) &&
    (await spareUnits(tx, { cartId, sku, locationId: locationOfDelivery(delivery) })) >= quantity;
  if (isPossible) return { delivery };
  return { delivery: HOME, flag: saved.code === 'sts' ? 'STORE_TO_HOME' : 'PICKUP_TO_HOME' };
};
