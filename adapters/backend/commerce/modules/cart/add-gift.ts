import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { compareUnits } from '../stock/stock-records.ts';
import type { CartRecord } from './cart-records.ts';
import { addUnits } from './new-line-records.ts';
import { giftNotAdded } from './cart-refusals.ts';
import { isSentHome } from './delivery-changes.ts';
import { HOME, type LineDelivery } from './delivery-group-records.ts';
import type { GroupRecord } from './line-records.ts';
import { viewCart, type PricingCall } from './view-cart.ts';

/** A sku of a gift promotion. */
type GiftRequest = { readonly promotionId: string; readonly sku: string; readonly productId: string };

/** A gift is sent if anything is, else collected with the first goods. */
const deliveryOf = (groups: readonly GroupRecord[]): LineDelivery => {
  const [collected = HOME] = groups.flatMap(({ code, storeId, pointId }): readonly LineDelivery[] =>
    code === 'pickup' || code === 'sts' || code === 'pudo' ? [{ ...HOME, code, storeId, pointId }] : [],
  );
  return groups.some(isSentHome) ? HOME : collected;
};

/**
 * Adds the chosen gift of a promotion: one unit. Throws GWP403 unless the cart qualifies, the sku is one of the
 * promotion, the cart has no gift of it, and a unit is available (CART-21).
 */
export const addGift = async (tx: Tx, cart: CartRecord, gift: GiftRequest, call: PricingCall): Promise<void> => {
  const { promotionId, sku, productId } = gift;
  const { pricing, groups, giftChoices } = await viewCart(tx, cart, call);
  const offer = pricing.giftOffers.find((one) => one.promotionId === promotionId);
  if (!offer?.skus.includes(sku) || !giftChoices.some((choice) => choice.sku === sku)) throw giftNotAdded;
  const delivery = deliveryOf(groups);
  const { lineIds } = await addUnits(tx, cart, [
    { lineId: newId(), sku, productId, recipeId: '', quantity: 1, giftOf: promotionId, delivery },
  ]);
  if (lineIds.length === 0) throw giftNotAdded;
  const units = await compareUnits(tx, cart.cartId, [sku]);
  if (units.some(({ wanted, available }) => wanted > available)) throw giftNotAdded;
};
