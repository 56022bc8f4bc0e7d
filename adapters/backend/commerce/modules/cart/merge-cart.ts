import { MAX_CART_LINES } from '#adapters/contract/wire/new-items.codec.ts';
import { MAX_SHIPPING_ADDRESSES } from '#core/checkout/address-limit.ts';
import { mergeGuestCart } from '#core/cart/guest-merge.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { incrementVersion, findOpenCartId, lockCart, openCart, type CartRecord } from './cart-records.ts';
import { UNIT_LIMIT, unitLimit } from '../catalog/unit-limit.ts';
import { HOME } from './delivery-group-records.ts';
import { deliver } from './line-delivery.ts';
import { refuseWhileOrdering } from './change-cart.ts';
import {
  moveCartDetails,
  copyAddresses,
  hasPlacedLines,
  listOtherLines,
  movePlacedLines,
  closeCart,
  listDeliveredLines,
  storeLoweredLines,
  replaceLines,
  removeExcessLines,
  type LineToMerge,
  type Units,
} from './merge-records.ts';
import { compareDelivered, releaseStock } from '../stock/stock-records.ts';

type CartMerge = { readonly fromConsumerId: string; readonly toConsumerId: string; readonly siteId: string };

/** Units added to the member's cart, and units that were saved for later. */
type MergedUnits = { readonly addedUnits?: number; readonly savedUnits?: number };

/** Adds units to the saved items of a consumer on a site. */
export type SaveUnits = (
  tx: Tx,
  owner: { readonly consumerId: string; readonly siteId: string },
  units: readonly Units[],
) => Promise<void>;

type Limited = LineToMerge & { readonly maxQuantity: number };

const unitsOf = (lines: readonly Pick<LineToMerge, 'quantity'>[]): number =>
  lines.reduce((units, { quantity }) => units + quantity, 0);

const lockOpenCart = async (
  tx: Tx,
  owner: { readonly consumerId: string; readonly siteId: string },
): Promise<CartRecord | undefined> => {
  const cartId = await findOpenCartId(tx, owner);
  return cartId === undefined ? undefined : lockCart(tx, { ...owner, cartId });
};

/** Limits by sku. A sold-out line stays, with its notice, as without a merge. */
const limitsOf = async (tx: Tx, cartId: string, skus: readonly string[]): Promise<(line: LineToMerge) => Limited> => {
  const compared = new Map((await compareDelivered(tx, cartId, skus)).map((units) => [units.sku, units]));
  return (line) => ({ ...line, maxQuantity: unitLimit(compared.get(line.sku) ?? { available: 0, own: null }) });
};

/** Other addresses of the guest's cart stay its own; if they are too many with the member's, all goes to the main one. */
const mergeAddresses = async (tx: Tx, { from, to }: { readonly from: string; readonly to: string }): Promise<void> => {
  if (await copyAddresses(tx, { from, to, most: MAX_SHIPPING_ADDRESSES - 1 })) return;
  for (const { lineId } of await listOtherLines(tx, from)) await deliver(tx, { cartId: from, lineId }, HOME);
};

/**
 * Merges the guest's cart into the member's open cart by the rules of `mergeGuestCart`, and closes it (AUTH-06, I29).
 * Holds of both carts are released; units beyond the limits are saved for later. Throws while an order of either cart
 * waits for its payment.
 */
export const mergeCart = async (
  tx: Tx,
  { fromConsumerId, toConsumerId, siteId }: CartMerge,
  saveUnits: SaveUnits,
): Promise<MergedUnits> => {
  const guest = await lockOpenCart(tx, { consumerId: fromConsumerId, siteId });
  if (guest === undefined) return {};
  const hasLines = (await listDeliveredLines(tx, guest.cartId)).length > 0 || (await hasPlacedLines(tx, guest.cartId));
  if (!hasLines) return {};
  const cart = await openCart(tx, { cartId: newId(), consumerId: toConsumerId, siteId });
  refuseWhileOrdering(guest);
  refuseWhileOrdering(cart);
  await releaseStock(tx, guest.cartId);
  await releaseStock(tx, cart.cartId);
  await mergeAddresses(tx, { from: guest.cartId, to: cart.cartId });
  const brought = await listDeliveredLines(tx, guest.cartId);
  const placed = await movePlacedLines(tx, { from: guest.cartId, to: cart.cartId, limit: UNIT_LIMIT });
  // Lines of other skus do not change.
  const skus = new Set(brought.map(({ sku }) => sku));
  const own = (await listDeliveredLines(tx, cart.cartId)).filter(({ sku }) => skus.has(sku));
  const limited = await limitsOf(tx, cart.cartId, [...skus]);
  const { lines, saved: left } = mergeGuestCart({ guest: brought.map(limited), member: own.map(limited) });
  const saved: readonly Units[] = [
    ...left.map(({ sku, recipeId = '', quantity, giftMessage = null }) => ({ sku, recipeId, quantity, giftMessage })),
    ...placed
      .filter(({ excess }) => excess > 0)
      .map(({ sku, recipeId, excess: quantity, giftMessage }) => ({ sku, recipeId, quantity, giftMessage })),
  ];
  await replaceLines(tx, { cartId: cart.cartId, before: own, after: lines });
  const beyond = await removeExcessLines(tx, cart.cartId, MAX_CART_LINES);
  await moveCartDetails(tx, { from: guest.cartId, to: cart.cartId });
  await closeCart(tx, guest);
  await incrementVersion(tx, cart.cartId);
  await storeLoweredLines(
    tx,
    cart.cartId,
    left.filter(({ maxQuantity }) => maxQuantity < UNIT_LIMIT).map(({ sku }) => sku),
  );
  if (saved.length + beyond.length > 0)
    await saveUnits(tx, { consumerId: toConsumerId, siteId }, [...saved, ...beyond]);
  const added =
    unitsOf(lines) - unitsOf(own) + placed.reduce((units, { quantity, excess }) => units + quantity - excess, 0);
  return { addedUnits: added - unitsOf(beyond), savedUnits: unitsOf(saved) + unitsOf(beyond) };
};
