import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { Amount } from '#core/kernel/amount.ts';
import { present } from '#core/kernel/present.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { Call } from '#adapters/backend/commerce/kernel/handler.ts';
import { deliveryMissing, phoneMissing } from '../cart/cart-refusals.ts';
import type { CartRecord } from '../cart/cart-records.ts';
import { MAIN_SHIPMENT, shippingIdOf } from '../cart/cart-wire.ts';
import { isSentHome } from '../cart/delivery-changes.ts';
import { HOME, listGroups, listLinesOf, setSending, type LineDelivery } from '../cart/delivery-group-records.ts';
import { checkPlace, deliver, deliveryFrom } from '../cart/line-delivery.ts';
import type { GroupRecord } from '../cart/line-records.ts';
import { shippingMethodsFor } from '../pricing/shipping.ts';
import { ratesFor, SAME_DAY } from '../pricing/site-pricing.ts';
import { isOfferedNow } from '../cart/view-cart.ts';
import { releaseStock } from '../stock/stock-records.ts';

type ShipmentChoice = Call<(typeof cartEndpoints)['chooseShippingMethod']>['body']['shipments'][number];

/** The group of a shipment of a cart; SHP404 for an unknown one. */
export const groupOf = async (tx: Tx, cartId: string, shippingId: string): Promise<GroupRecord> => {
  const group = (await listGroups(tx, cartId)).find((one) => shippingIdOf(one) === shippingId);
  if (group === undefined) throw deliveryMissing;
  return group;
};

/** Moves all lines of a group to another delivery; returns their skus. */
const moveGroup = async (
  tx: Tx,
  { cartId, siteId }: CartRecord,
  { groupId, delivery }: { readonly groupId: string; readonly delivery: LineDelivery },
): Promise<readonly string[]> => {
  await checkPlace(tx, delivery, siteId);
  const lines = await listLinesOf(tx, { cartId, groupId });
  for (const { lineId } of lines) await deliver(tx, { cartId, lineId }, delivery);
  await releaseStock(tx, cartId);
  return lines.map(({ sku }) => sku);
};

/** The rates of a group, or of the home to which its goods go back. */
const ratesOf = (group: GroupRecord, { shippingAddress }: CartRecord) =>
  isSentHome(group) ? ratesFor(group.code, group.address) : ratesFor('standard', shippingAddress);

/**
 * Chooses the method of a shipment: a place, to which all its lines move, or a method of goods that are sent home. SHP404
 * for one that is not offered there or at this hour, SHP410 without the phone number that it needs. Returns the skus that
 * move.
 */
export const chooseShipment = async (
  tx: Tx,
  { cart, site }: { readonly cart: CartRecord; readonly site: CommerceSite },
  { shippingId, shippingMethodId: method, storeId, collectionPoint }: ShipmentChoice,
): Promise<readonly string[]> => {
  const { cartId } = cart;
  const group = await groupOf(tx, cartId, shippingId);
  const { groupId } = group;
  const isPlaced = storeId !== undefined || collectionPoint !== undefined;
  if (isPlaced)
    return moveGroup(tx, cart, {
      groupId,
      delivery: deliveryFrom({ shippingCode: method, ...present({ storeId, collectionPoint }) }),
    });
  // It is collected there already.
  if (group.code === 'pudo' && method === group.code) return [];
  const rate = ratesOf(group, cart).find(({ id }) => id === method);
  if (rate === undefined) throw deliveryMissing;
  const address = isSentHome(group) ? group.address : cart.shippingAddress;
  if (method === SAME_DAY && address !== null && address.phone === undefined) throw phoneMissing;
  const [offered] = shippingMethodsFor(site, [rate], Amount.zero);
  // A method that was chosen in time stays chosen.
  if (method !== group.method && offered !== undefined && !isOfferedNow(offered, { site, now: Date.now() }))
    throw deliveryMissing;
  const moved = isSentHome(group) ? [] : await moveGroup(tx, cart, { groupId, delivery: HOME });
  const sent = isSentHome(group) ? group : await groupOf(tx, cartId, MAIN_SHIPMENT);
  await setSending(tx, { cartId, groupId: sent.groupId }, { method });
  return moved;
};
