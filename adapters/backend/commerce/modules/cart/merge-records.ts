import { sql, type RawBuilder } from 'kysely';
import type { DigitalGift } from '#core/cart/cart-item.ts';
import type { Recipe } from '#core/catalog/customization.ts';
import type { MergingLine } from '#core/cart/guest-merge.ts';
import { present } from '#core/kernel/present.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { insertGuest } from '../session/session-records.ts';
import type { SavedDelivery } from '#adapters/backend/commerce/kernel/database/tables/saved.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { deleteLine, type CartRecord } from './cart-records.ts';
import { giftKey } from './gift-messages.ts';
import { nextPosition } from './new-line-records.ts';
import {
  codeOf,
  deleteUnusedAddresses,
  isSameGroup,
  joinReached,
  linesWithGroups,
  moveSending,
  reachedGroups,
} from './delivery-group-records.ts';

/** A line for the merge, with its id in its cart. */
export type LineToMerge = Omit<MergingLine, 'maxQuantity'> & {
  readonly lineId: string;
  readonly digitalGift?: DigitalGift;
  readonly recipe?: Recipe;
};

/** SQL: whether a row of `delivery_group` has a place of its own: a store, a collection point or another address. */
const isPlaced = sql<boolean>`(store_id is not null or point_id is not null or address_number > 0)`;

/** Lines that are sent to the main address. */
export const listDeliveredLines = async (tx: Tx, cartId: string): Promise<readonly LineToMerge[]> =>
  (
    await linesWithGroups(tx, cartId)
      .select(['lineId', 'sku', 'recipeId', 'quantity', 'digitalGift', 'giftMessage', 'recipe', 'giftOf'])
      .where(sql<boolean>`not ${isPlaced}`)
      .orderBy('position')
      .execute()
  ).map(({ lineId, sku, recipeId, quantity, digitalGift, giftMessage, recipe, giftOf }) => ({
    lineId,
    sku,
    quantity,
    isBonus: giftOf !== '',
    ...present({
      recipeId: recipeId === '' ? undefined : recipeId,
      digitalGift: digitalGift ?? undefined,
      giftMessage: giftMessage ?? undefined,
      recipe: recipe ?? undefined,
    }),
  }));

const jsonOf = (value: object | undefined): string | null => (value === undefined ? null : JSON.stringify(value));

/** Replaces the lines of a cart: known ones keep their ids, others are appended. */
export const replaceLines = async (
  tx: Tx,
  {
    cartId,
    before,
    after,
  }: { readonly cartId: string; readonly before: readonly LineToMerge[]; readonly after: readonly LineToMerge[] },
): Promise<void> => {
  for (const { lineId } of before)
    if (!after.some((line) => line.lineId === lineId)) await deleteLine(tx, { cartId, lineId });
  for (const line of after) {
    const known = before.find(({ lineId }) => lineId === line.lineId);
    if (known === undefined)
      await sql`
        with ${reachedGroups(
          cartId,
          sql`select ${codeOf(sql`'home'`)} as code, null::text as store_id, null::text as point_id,
              0 as address_number
            from variant join product using (product_id) join style using (style_id) where sku = ${line.sku}`,
        )}
        insert into cart_line (line_id, cart_id, group_id, position, sku, recipe_id, quantity, digital_gift, gift_message,
            recipe)
          select ${newId()}, ${cartId}, group_id, ${nextPosition(cartId)}, ${line.sku}, ${line.recipeId ?? ''},
            ${line.quantity}::int, ${jsonOf(line.digitalGift)}::jsonb, ${line.giftMessage ?? null}::text,
            ${jsonOf(line.recipe)}::jsonb from reached`.execute(tx);
    else if (known.quantity !== line.quantity)
      await sql`update cart_line set quantity = ${line.quantity} where cart_id = ${cartId} and line_id = ${line.lineId}`.execute(
        tx,
      );
  }
};

export const hasPlacedLines = async (tx: Tx, cartId: string): Promise<boolean> =>
  (await linesWithGroups(tx, cartId).select('lineId').where(isPlaced).executeTakeFirst()) !== undefined;

/** Units of goods; null without a message, for goods that are no gift. */
export type Units = {
  readonly sku: string;
  readonly recipeId: string;
  readonly quantity: number;
  readonly giftMessage: string | null;
  /** How they were delivered; by default to the main address. */
  readonly delivery?: SavedDelivery | null;
};

type PlacedUnits = Units & {
  /** Units beyond the limit. */
  readonly excess: number;
};

/** SQL: the lower of a limit and that of the style of a sku, if it has one. */
const limitOf = (limit: number, sku: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select least(${limit}::int, unit_limit) from variant join product using (product_id) join style using (style_id)
  where variant.sku = ${sku})`;

/**
 * Copies the other addresses of a cart to another one, with numbers that are new in both. False, and no copy, if both
 * together have more than `most`.
 */
export const copyAddresses = async (
  tx: Tx,
  { from, to, most }: { readonly from: string; readonly to: string; readonly most: number },
): Promise<boolean> => {
  for (const cartId of [from, to]) await deleteUnusedAddresses(tx, cartId);
  const { rows } = await sql<{ addresses: number; last: number }>`
    select count(distinct (cart_id, address_number))::int as addresses, coalesce(max(address_number), 0)::int as last
    from delivery_group where cart_id in (${from}, ${to}) and address_number > 0`.execute(tx);
  const { addresses = 0, last = 0 } = rows[0] ?? {};
  if (addresses > most) return false;
  await sql`update delivery_group set address_number = address_number + ${last}::int
    where cart_id = ${from} and address_number > 0`.execute(tx);
  await sql`
    insert into delivery_group (cart_id, group_id, code, address_number, address, method)
    select ${to}, gen_random_uuid()::text, code, address_number, address, method
    from delivery_group where cart_id = ${from} and address_number > 0`.execute(tx);
  return true;
};

/** The lines that are sent to another address than the main one. */
export const listOtherLines = (tx: Tx, cartId: string): Promise<readonly { readonly lineId: string }[]> =>
  linesWithGroups(tx, cartId).select('lineId').where('addressNumber', '>', 0).orderBy('position').execute();

/** Moves lines with a place of their own, merging lines of the same place; each up to the limit. */
export const movePlacedLines = async (
  tx: Tx,
  { from, to, limit }: { readonly from: string; readonly to: string; readonly limit: number },
): Promise<readonly PlacedUnits[]> =>
  (
    await sql<PlacedUnits>`
      with gone as (delete from cart_line using delivery_group
        where cart_line.cart_id = ${from} and delivery_group.cart_id = ${from}
          and delivery_group.group_id = cart_line.group_id and ${isPlaced} and gift_of = ''
        returning position, sku, recipe_id, recipe, quantity, gift_message, code, store_id, point_id, address_number),
      known as (select sku, recipe_id, quantity, gift_message, code, store_id, point_id, address_number
        from cart_line join delivery_group using (cart_id, group_id)
        where cart_id = ${to} and ${isPlaced} and gift_of = ''),
      ${reachedGroups(to, sql`select code, store_id, point_id, address_number from gone`)},
      moved as (
        insert into cart_line (line_id, cart_id, group_id, position, sku, recipe_id, recipe, quantity, gift_message)
          select gen_random_uuid()::text, ${to}, group_id,
            ${nextPosition(to)} + row_number() over (order by position) - 1, sku, recipe_id, recipe, quantity, gift_message
          from gone ${joinReached('gone')}
        on conflict (cart_id, group_id, sku, recipe_id, gift_of, ${giftKey}) do update
          set quantity = least(${limitOf(limit, sql`excluded.sku`)}, cart_line.quantity + excluded.quantity))
      select gone.sku, gone.recipe_id, gone.quantity, gone.gift_message as "giftMessage",
        greatest(0, gone.quantity + coalesce(known.quantity, 0) - ${limitOf(limit, sql`gone.sku`)})::int as excess from gone
        left join known on known.sku = gone.sku and known.recipe_id = gone.recipe_id and ${isSameGroup('known', 'gone')}
          and known.gift_message is not distinct from gone.gift_message`.execute(tx)
  ).rows;

/** Deletes the last lines beyond the largest number of lines; returns them. */
export const removeExcessLines = async (tx: Tx, cartId: string, most: number): Promise<readonly Units[]> =>
  (
    await sql<Units>`
      delete from cart_line where line_id in (select line_id from cart_line where cart_id = ${cartId}
        order by position offset ${most})
      returning sku, recipe_id as "recipeId", quantity, gift_message as "giftMessage"`.execute(tx)
  ).rows;

/** Marks the lines of skus as reduced, until the next change; shown when the cart is read (ERR-40). */
export const storeLoweredLines = async (tx: Tx, cartId: string, skus: readonly string[]): Promise<void> => {
  if (skus.length === 0) return;
  await sql`update cart set lowered_lines = array(select line_id from cart_line
    where cart_id = ${cartId} and sku = any(${[...skus]})) where cart_id = ${cartId}`.execute(tx);
};

/** Moves promo codes and shipping data that the member's cart does not have. */
export const moveCartDetails = async (
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  await sql`update cart_coupon typed set cart_id = ${to} where cart_id = ${from}
    and not exists (select from cart_coupon own where own.cart_id = ${to} and own.code = typed.code)`.execute(tx);
  await moveSending(tx, { from, to });
};

/**
 * Deletes a merged cart, so that pending writes to it find none. A cart with an order or payment attempts stays,
 * without lines, and belongs to a placeholder guest.
 */
export const closeCart = async (tx: Tx, { cartId, siteId }: CartRecord): Promise<void> => {
  const { numDeletedRows: gone } = await tx
    .deleteFrom('cart')
    .where('cartId', '=', cartId)
    .where((where) =>
      where.not(where.exists(where.selectFrom('orders').select('orderId').where('orders.cartId', '=', cartId))),
    )
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('paymentAttempt').select('attemptId').where('paymentAttempt.cartId', '=', cartId),
        ),
      ),
    )
    .executeTakeFirst();
  if (gone > 0n) return;
  await tx.deleteFrom('cartLine').where('cartId', '=', cartId).execute();
  const placeholderId = newId();
  await insertGuest(tx, { consumerId: placeholderId, siteId });
  await tx.updateTable('cart').set({ consumerId: placeholderId }).where('cartId', '=', cartId).execute();
};
