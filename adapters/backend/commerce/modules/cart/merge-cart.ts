import { MAX_CART_LINES } from '#adapters/contract/wire/new-items.codec.ts';
import { mergeGuestCart } from '#core/cart/guest-merge.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { incrementVersion, findOpenCartId, lockCart, openCart, type CartRecord } from './cart-records.ts';
import { UNIT_LIMIT, unitLimit } from '../catalog/unit-limit.ts';
import { refuseWhileOrdering } from './change-cart.ts';
import {
  moveCartDetails,
  hasPickupLines,
  movePickupLines,
  closeCart,
  listDeliveredLines,
  storeLoweredLines,
  replaceLines,
  removeExcessLines,
  type LineToMerge,
} from './merge-records.ts';
import { compareDelivered, releaseStock } from '../stock/stock-records.ts';

type CartMerge = { readonly fromConsumerId: string; readonly toConsumerId: string; readonly siteId: string };

/** Units added to the member's cart, and units that were saved for later. */
type MergedUnits = { readonly addedUnits?: number; readonly savedUnits?: number };

/** Adds units to the saved items of a consumer on a site. */
export type SaveUnits = (
  tx: Tx,
  owner: { readonly consumerId: string; readonly siteId: string },
  units: readonly { readonly sku: string; readonly recipeId?: string; readonly quantity: number }[],
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
  const brought = guest === undefined ? [] : await listDeliveredLines(tx, guest.cartId);
  if (guest === undefined || (brought.length === 0 && !(await hasPickupLines(tx, guest.cartId)))) return {};
  const cart = await openCart(tx, { cartId: newId(), consumerId: toConsumerId, siteId });
  refuseWhileOrdering(guest);
  refuseWhileOrdering(cart);
  await releaseStock(tx, guest.cartId);
  await releaseStock(tx, cart.cartId);
  const collected = await movePickupLines(tx, { from: guest.cartId, to: cart.cartId, limit: UNIT_LIMIT });
  // Lines of other skus do not change.
  const skus = new Set(brought.map(({ sku }) => sku));
  const own = (await listDeliveredLines(tx, cart.cartId)).filter(({ sku }) => skus.has(sku));
  const limited = await limitsOf(tx, cart.cartId, [...skus]);
  const { lines, saved: left } = mergeGuestCart({ guest: brought.map(limited), member: own.map(limited) });
  const saved = [
    ...left,
    ...collected
      .filter(({ excess }) => excess > 0)
      .map(({ sku, recipeId, excess: quantity }) => ({
        sku,
        recipeId,
        quantity,
        lineId: '',
        isBonus: false,
        maxQuantity: UNIT_LIMIT,
      })),
  ];
  await replaceLines(tx, { cartId: cart.cartId, before: own, after: lines });
  const beyond = await removeExcessLines(tx, cart.cartId, MAX_CART_LINES);
  await moveCartDetails(tx, { from: guest.cartId, to: cart.cartId });
  await closeCart(tx, guest);
  await incrementVersion(tx, cart.cartId);
  await storeLoweredLines(
    tx,
    cart.cartId,
    saved.filter(({ maxQuantity }) => maxQuantity < UNIT_LIMIT).map(({ sku }) => sku),
  );
  if (saved.length + beyond.length > 0)
    await saveUnits(tx, { consumerId: toConsumerId, siteId }, [...saved, ...beyond]);
  const added =
    unitsOf(lines) - unitsOf(own) + collected.reduce((units, { quantity, excess }) => units + quantity - excess, 0);
  return { addedUnits: added - unitsOf(beyond), savedUnits: unitsOf(saved) + unitsOf(beyond) };
};
