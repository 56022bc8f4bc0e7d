import { sql, type RawBuilder } from 'kysely';
import type { ShippingCode } from '#core/cart/cart-item.ts';
import type { Address } from '#core/profile/address.ts';
import type { DeliveryChange } from '#adapters/backend/commerce/kernel/database/tables/cart.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/**
 * How lines are delivered (ENT-16, AMB-83): `home` for goods that are sent home, which are then `standard`, `customs` or
 * `digital`; `storeId` for `pickup` and `sts`, `pointId` for `pudo`.
 */
export type LineDelivery = {
  readonly code: 'home' | 'pickup' | 'sts' | 'pudo';
  readonly storeId: string | null;
  readonly pointId: string | null;
};

export const HOME: LineDelivery = { code: 'home', storeId: null, pointId: null };

/** SQL: shipping code of goods, as a row of `style`, by the code of their delivery. */
export const codeOf = (delivery: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case when ${delivery} <> 'home' then ${delivery} when style.is_digital then 'digital'
    when style.is_customs then 'customs' else 'standard' end`;

/** SQL: whether rows have the same shipping code and place. */
export const isSameGroup = (one: string, other: string): RawBuilder<boolean> => {
  const [a, b] = [sql.ref(one), sql.ref(other)];
  return sql`${a}.code = ${b}.code and ${a}.store_id is not distinct from ${b}.store_id
    and ${a}.point_id is not distinct from ${b}.point_id`;
};

/**
 * SQL: common table expressions that insert the missing groups of a locked cart; `reached` has all that are wanted, as
 * `group_id`, `code`, `store_id` and `point_id`. `lines` selects the last three.
 */
export const reachedGroups = (cartId: string, lines: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  wanted as (select distinct code, store_id, point_id from (${lines}) line),
  present as (
    select group_id, code, store_id, point_id from delivery_group
    where cart_id = ${cartId} and exists (
      select from wanted where ${isSameGroup('wanted', 'delivery_group')})),
  missing as (
    insert into delivery_group (cart_id, group_id, code, store_id, point_id, address, method)
      select ${cartId}, gen_random_uuid()::text, wanted.code, wanted.store_id, wanted.point_id, home.address, home.method
      from wanted left join delivery_group home
        on home.cart_id = ${cartId} and home.code = 'standard' and wanted.store_id is null and wanted.point_id is null
      where not exists (select from present where ${isSameGroup('present', 'wanted')})
    returning group_id, code, store_id, point_id),
  reached as (select * from present union all select * from missing)`;

/** SQL: the join of lines with the groups that they reach. */
export const joinReached = (line: string): RawBuilder<unknown> => sql`join reached on ${isSameGroup('reached', line)}`;

/** Inserts the group that every cart has. */
export const insertHomeGroup = async (tx: Tx, cartId: string): Promise<void> => {
  await sql`with ${reachedGroups(cartId, sql`select 'standard' as code, null::text as store_id, null::text as point_id`)}
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

/** All delivery groups of a cart, also those without lines. */
export const listGroups = (db: Queries, cartId: string) =>
  db
    .selectFrom('deliveryGroup')
    .select(['groupId', 'code', 'storeId', 'pointId', 'address', 'method'])
    .where('cartId', '=', cartId)
    .execute();

/** Codes of goods that are sent home, or by e-mail. */
const HOME_CODES: readonly ShippingCode[] = ['standard', 'customs', 'digital'];

/** All groups that are sent home; or one of them, with the group `standard` as long as that has no lines. */
type Sent = { readonly cartId: string; readonly groupId?: string | undefined };

/** Sets the address or the shipping method of goods that are sent home; null removes it. */
export const setSending = async (
  tx: Tx,
  { cartId, groupId }: Sent,
  { address, method }: { readonly address?: Address | null; readonly method?: string | null },
): Promise<void> => {
  await tx
    .updateTable('deliveryGroup')
    .set({
      ...(address === undefined
        ? {}
        : { address: address === null ? null : sql<never>`${JSON.stringify(address)}::jsonb` }),
      ...(method === undefined ? {} : { method }),
    })
    .where('cartId', '=', cartId)
    .where('code', 'in', HOME_CODES)
    .$if(groupId !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('groupId', '=', groupId ?? ''),
          where.and([
            where('code', '=', 'standard'),
            where.not(
              where.exists(
                where
                  .selectFrom('cartLine')
                  .select('lineId')
                  .whereRef('cartLine.cartId', '=', 'deliveryGroup.cartId')
                  .whereRef('cartLine.groupId', '=', 'deliveryGroup.groupId'),
              ),
            ),
          ]),
        ]),
      ),
    )
    .execute();
};

/** Gives the goods of a cart that are sent home the address and the method of another cart, where they have none. */
export const moveSending = async (
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  await sql`
    update delivery_group set address = coalesce(delivery_group.address, other.address),
      method = coalesce(delivery_group.method, other.method)
    from delivery_group other where delivery_group.cart_id = ${to} and delivery_group.code = any(${[...HOME_CODES]})
      and other.cart_id = ${from} and other.code = 'standard'`.execute(tx);
};

/** Moves a line to the group of a delivery. */
export const moveLine = async (
  tx: Tx,
  { cartId, lineId }: { readonly cartId: string; readonly lineId: string },
  { code, storeId, pointId }: LineDelivery,
): Promise<void> => {
  await sql`
    with ${reachedGroups(
      cartId,
      sql`select ${codeOf(sql`${code}::text`)} as code, ${storeId}::text as store_id, ${pointId}::text as point_id
        from cart_line join variant using (sku) join product using (product_id) join style using (style_id)
        where cart_id = ${cartId} and line_id = ${lineId}`,
    )}
    update cart_line set group_id = reached.group_id from reached
    where cart_id = ${cartId} and line_id = ${lineId}`.execute(tx);
};

/** The lines of a delivery group. */
export const listLinesOf = (
  db: Queries,
  { cartId, groupId }: { readonly cartId: string; readonly groupId: string },
): Promise<readonly { readonly lineId: string; readonly sku: string }[]> =>
  db
    .selectFrom('cartLine')
    .select(['lineId', 'sku'])
    .where('cartId', '=', cartId)
    .where('groupId', '=', groupId)
    .orderBy('position')
    .execute();

/** Stores the notices about deliveries that the service has changed. */
export const storeChangedDeliveries = async (
  tx: Tx,
  cartId: string,
  changes: readonly DeliveryChange[],
): Promise<void> => {
  await tx
    .updateTable('cart')
    .set({ changedDeliveries: sql<never>`${JSON.stringify(changes)}::jsonb` })
    .where('cartId', '=', cartId)
    .execute();
};
