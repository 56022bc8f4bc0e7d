import { MAX_CART_LINES } from '#adapters/contract/cart.ts';
import { mergeGuestCart } from '#core/cart/guest-merge.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { bumpCart, findOpenCartId, lockCart, openCart, type CartRecord } from './cart-records.ts';
import { UNIT_LIMIT, unitLimit } from '../catalog/unit-limit.ts';
import { refuseWhileOrdering } from './change-cart.ts';
import {
  carryOver,
  hasCollected,
  moveCollected,
  endCart,
  listCountedLines,
  noteLowered,
  replaceLines,
  takeExcessLines,
  type CountedLine,
} from './merge-records.ts';
import { compareDelivered, releaseStock } from '../stock/stock-records.ts';

type CartMerge = { readonly fromConsumerId: string; readonly toConsumerId: string; readonly siteId: string };

/** Units that came into the member's cart, and those that did not fit and were saved for later. */
type MergedUnits = { readonly addedUnits?: number; readonly savedUnits?: number };

/** Adds units to what a consumer saved for later on a site. */
export type SaveUnits = (
  tx: Tx,
  owner: { readonly consumerId: string; readonly siteId: string },
  units: readonly { readonly sku: string; readonly recipeId?: string; readonly quantity: number }[],
) => Promise<void>;

type Limited = CountedLine & { readonly maxQuantity: number };

const unitsOf = (lines: readonly Pick<CountedLine, 'quantity'>[]): number =>
  lines.reduce((units, { quantity }) => units + quantity, 0);

const lockOpenCart = async (
  tx: Tx,
  owner: { readonly consumerId: string; readonly siteId: string },
): Promise<CartRecord | undefined> => {
  const cartId = await findOpenCartId(tx, owner);
  return cartId === undefined ? undefined : lockCart(tx, { ...owner, cartId });
};

/**
 * The most of each sku that the cart could have. One that is sold out keeps its line, which says so, as it would have
 * without a merge.
 */
const limitsOf = async (tx: Tx, cartId: string, skus: readonly string[]): Promise<(line: CountedLine) => Limited> => {
  const available = new Map((await compareDelivered(tx, cartId, skus)).map((units) => [units.sku, units.available]));
  return (line) => {
    const units = available.get(line.sku) ?? 0;
    return { ...line, maxQuantity: unitLimit(units) };
  };
};

/**
 * The guest's lines go into the member's open cart by the rules of `mergeGuestCart`, and the guest's cart ends
 * (AUTH-06, I29).
 * What either held of the stock is released; units that do not fit are saved for later. Throws where an order of one of
 * them waits for its payment.
 */
export const mergeCart = async (
  tx: Tx,
  { fromConsumerId, toConsumerId, siteId }: CartMerge,
  saveUnits: SaveUnits,
): Promise<MergedUnits> => {
  const guest = await lockOpenCart(tx, { consumerId: fromConsumerId, siteId });
  const brought = guest === undefined ? [] : await listCountedLines(tx, guest.cartId);
  if (guest === undefined || (brought.length === 0 && !(await hasCollected(tx, guest.cartId)))) return {};
  const cart = await openCart(tx, { cartId: newId(), consumerId: toConsumerId, siteId });
  refuseWhileOrdering(guest);
  refuseWhileOrdering(cart);
  await releaseStock(tx, guest.cartId);
  await releaseStock(tx, cart.cartId);
  const collected = await moveCollected(tx, { from: guest.cartId, to: cart.cartId, limit: UNIT_LIMIT });
  // Lines that the guest brings nothing to stay as they are.
  const skus = new Set(brought.map(({ sku }) => sku));
  const own = (await listCountedLines(tx, cart.cartId)).filter(({ sku }) => skus.has(sku));
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
  const beyond = await takeExcessLines(tx, cart.cartId, MAX_CART_LINES);
  await carryOver(tx, { from: guest.cartId, to: cart.cartId });
  await endCart(tx, guest);
  await bumpCart(tx, cart.cartId);
  await noteLowered(
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
