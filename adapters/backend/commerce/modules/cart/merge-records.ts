import { sql } from 'kysely';
import type { MergingLine } from '#core/cart/guest-merge.ts';
import { present } from '#core/kernel/present.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { insertGuest } from '../session/session-records.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { deleteLine, nextPlace, setQuantity, type CartRecord } from './cart-records.ts';

/** A line as merging looks at it, with its id in the cart that it comes from. */
export type CountedLine = Omit<MergingLine, 'maxQuantity'> & { readonly lineId: string };

/** The lines that are brought home. */
export const listCountedLines = async (tx: Tx, cartId: string): Promise<readonly CountedLine[]> =>
  (
    await tx
      .selectFrom('cartLine')
      .select(['lineId', 'sku', 'recipeId', 'quantity'])
      .where('cartId', '=', cartId)
      .where('storeId', 'is', null)
      .orderBy('position')
      .execute()
  ).map(({ lineId, sku, recipeId: recipe, quantity }) => ({
    lineId,
    sku,
    quantity,
    isBonus: false,
    ...present({ recipeId: recipe === '' ? undefined : recipe }),
  }));

/**
 * Makes a cart's lines what they should be: those that it had keep their ids, others come behind them under new ones.
 */
export const replaceLines = async (
  tx: Tx,
  {
    cartId,
    before,
    after,
  }: { readonly cartId: string; readonly before: readonly CountedLine[]; readonly after: readonly CountedLine[] },
): Promise<void> => {
  for (const { lineId } of before)
    if (!after.some((line) => line.lineId === lineId)) await deleteLine(tx, { cartId, lineId });
  for (const line of after) {
    const known = before.find(({ lineId }) => lineId === line.lineId);
    if (known === undefined)
      await tx
        .insertInto('cartLine')
        .values({
          lineId: newId(),
          cartId,
          position: nextPlace(cartId),
          sku: line.sku,
          recipeId: line.recipeId ?? '',
          quantity: line.quantity,
        })
        .execute();
    else if (known.quantity !== line.quantity)
      await setQuantity(tx, { cartId, lineId: line.lineId, quantity: line.quantity });
  }
};

export const hasCollected = async (tx: Tx, cartId: string): Promise<boolean> =>
  (await tx
    .selectFrom('cartLine')
    .select('lineId')
    .where('cartId', '=', cartId)
    .where('storeId', 'is not', null)
    .executeTakeFirst()) !== undefined;

type CollectedUnits = {
  readonly sku: string;
  readonly recipeId: string;
  readonly quantity: number;
  /** More than the limit lets in. */ readonly excess: number;
};

/**
 * Lines that are collected in a store come over, into the line of the same store where there is one; none gets more
 * than the limit.
 */
export const moveCollected = async (
  tx: Tx,
  { from, to, limit }: { readonly from: string; readonly to: string; readonly limit: number },
): Promise<readonly CollectedUnits[]> =>
  (
    await sql<CollectedUnits>`
      with gone as (delete from cart_line where cart_id = ${from} and store_id is not null
        returning position, sku, recipe_id, quantity, store_id),
      known as (select sku, recipe_id, quantity, store_id from cart_line
        where cart_id = ${to} and store_id is not null),
      moved as (
        insert into cart_line (line_id, cart_id, position, sku, recipe_id, quantity, store_id)
          select gen_random_uuid()::text, ${to}, ${nextPlace(to)} + row_number() over (order by position) - 1,
            sku, recipe_id, quantity, store_id from gone
        on conflict (cart_id, sku, recipe_id, store_id) do update
          set quantity = least(${limit}, cart_line.quantity + excluded.quantity))
      select sku, recipe_id, gone.quantity,
        greatest(0, gone.quantity + coalesce(known.quantity, 0) - ${limit})::int as excess from gone
        left join known using (sku, recipe_id, store_id)`.execute(tx)
  ).rows;

/** Takes the latest lines beyond the most that a cart may have out of it; returns what they had. */
export const takeExcessLines = async (
  tx: Tx,
  cartId: string,
  most: number,
): Promise<readonly Pick<CountedLine, 'sku' | 'recipeId' | 'quantity'>[]> =>
  (
    await sql<{ sku: string; recipeId: string; quantity: number }>`
      delete from cart_line where line_id in (select line_id from cart_line where cart_id = ${cartId}
        order by position offset ${most})
      returning sku, recipe_id as "recipeId", quantity`.execute(tx)
  ).rows;

/** Notes the lines of these skus as lowered, until the cart is changed: the cart says so when it is read (ERR-40). */
export const noteLowered = async (tx: Tx, cartId: string, skus: readonly string[]): Promise<void> => {
  if (skus.length === 0) return;
  await sql`update cart set lowered_lines = array(select line_id from cart_line
    where cart_id = ${cartId} and sku = any(${[...skus]})) where cart_id = ${cartId}`.execute(tx);
};

/**
 * What a guest has set on the cart beside its lines goes along where the member's has nothing in its place: codes, and
 * where it shall be sent.
 */
export const carryOver = async (
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  await sql`update cart_coupon typed set cart_id = ${to} where cart_id = ${from}
    and not exists (select from cart_coupon own where own.cart_id = ${to} and own.code = typed.code)`.execute(tx);
  await sql`
    update cart set shipping_address = coalesce(cart.shipping_address, guest.shipping_address),
      shipping_method = coalesce(cart.shipping_method, guest.shipping_method)
    from cart guest where cart.cart_id = ${to} and guest.cart_id = ${from}`.execute(tx);
};

/**
 * Ends a cart whose lines went elsewhere: a call that still waits to write to it finds none, so that nothing is put
 * in a cart that is no longer read. One that canceled orders refer to is kept for them, empty, and belongs to a
 * placeholder guest.
 */
export const endCart = async (tx: Tx, { cartId, siteId }: CartRecord): Promise<void> => {
  const { numDeletedRows: gone } = await tx
    .deleteFrom('cart')
    .where('cartId', '=', cartId)
    .where((where) =>
      where.not(where.exists(where.selectFrom('orders').select('orderId').where('orders.cartId', '=', cartId))),
    )
    .executeTakeFirst();
  if (gone > 0n) return;
  await tx.deleteFrom('cartLine').where('cartId', '=', cartId).execute();
  const placeholderId = newId();
  await insertGuest(tx, { consumerId: placeholderId, siteId });
  await tx.updateTable('cart').set({ consumerId: placeholderId }).where('cartId', '=', cartId).execute();
};
