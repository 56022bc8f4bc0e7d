import { sql, type RawBuilder } from 'kysely';
import type { Address } from '#core/profile/address.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/**
 * SQL: shipping code of goods, as a row of `style`, that are collected in a store, or sent if it is null (ENT-16,
 * AMB-83).
 */
export const codeOf = (storeId: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case when ${storeId} is not null then 'pickup' when style.is_digital then 'digital'
    when style.is_customs then 'customs' else 'standard' end`;

/**
 * SQL: common table expressions that insert the missing groups of a locked cart; `reached` has all that are wanted, as
 * `group_id`, `code` and `store_id`. `lines` selects `code` and `store_id`.
 */
export const reachedGroups = (cartId: string, lines: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  wanted as (select distinct code, store_id from (${lines}) line),
  present as (
    select group_id, code, store_id from delivery_group
    where cart_id = ${cartId} and exists (
      select from wanted where wanted.code = delivery_group.code
        and wanted.store_id is not distinct from delivery_group.store_id)),
  missing as (
    insert into delivery_group (cart_id, group_id, code, store_id, address, method)
      select ${cartId}, gen_random_uuid()::text, wanted.code, wanted.store_id, home.address, home.method
      from wanted left join delivery_group home
        on home.cart_id = ${cartId} and home.code = 'standard' and wanted.store_id is null
      where not exists (
        select from present where present.code = wanted.code and present.store_id is not distinct from wanted.store_id)
    returning group_id, code, store_id),
  reached as (select * from present union all select * from missing)`;

/** Inserts the group that every cart has. */
export const insertHomeGroup = async (tx: Tx, cartId: string): Promise<void> => {
  await sql`with ${reachedGroups(cartId, sql`select 'standard' as code, null::text as store_id`)}
    select from reached`.execute(tx);
};

/** The lines of a cart with their groups. */
export const linesWithGroups = (db: Queries, cartId: string) =>
  db
    .selectFrom('cartLine')
    .innerJoin('deliveryGroup', (join) =>
      join
        .onRef('deliveryGroup.cartId', '=', 'cartLine.cartId')
        .onRef('deliveryGroup.groupId', '=', 'cartLine.groupId'),
    )
    .where('cartLine.cartId', '=', cartId);

/** Sets the address or the shipping method of all goods that are sent. */
export const setSending = async (
  tx: Tx,
  cartId: string,
  { address, method }: { readonly address?: Address; readonly method?: string },
): Promise<void> => {
  await tx
    .updateTable('deliveryGroup')
    .set({
      ...(address === undefined ? {} : { address: sql<never>`${JSON.stringify(address)}::jsonb` }),
      ...(method === undefined ? {} : { method }),
    })
    .where('cartId', '=', cartId)
    .where('storeId', 'is', null)
    .execute();
};

/** Gives the goods of a cart that are sent the address and the method of another cart, where they have none. */
export const moveSending = async (
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  await sql`
    update delivery_group set address = coalesce(delivery_group.address, other.address),
      method = coalesce(delivery_group.method, other.method)
    from delivery_group other where delivery_group.cart_id = ${to} and delivery_group.store_id is null
      and other.cart_id = ${from} and other.code = 'standard'`.execute(tx);
};

/** Moves a line to the group of a store, or of goods that are sent. */
export const moveLine = async (
  tx: Tx,
  { cartId, lineId, storeId }: { readonly cartId: string; readonly lineId: string; readonly storeId: string | null },
): Promise<void> => {
  const place = sql`${storeId}::text`;
  await sql`
    with ${reachedGroups(
      cartId,
      sql`select ${codeOf(place)} as code, ${place} as store_id
        from cart_line join variant using (sku) join product using (product_id) join style using (style_id)
        where cart_id = ${cartId} and line_id = ${lineId}`,
    )}
    update cart_line set group_id = reached.group_id from reached
    where cart_id = ${cartId} and line_id = ${lineId}`.execute(tx);
};
