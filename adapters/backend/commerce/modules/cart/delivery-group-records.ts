import { sql, type RawBuilder } from 'kysely';
import type { ShippingCode } from '#core/cart/cart-item.ts';
import type { Address } from '#core/profile/address.ts';
import type { DeliveryChange } from '#adapters/backend/commerce/kernel/database/tables/cart.ts';
import type { InStatement } from '#adapters/database/compiled-once.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/**
 * How lines are delivered (ENT-16, AMB-83): `home` for goods that are sent home, which are then `standard`, `customs` or
 * `digital`; `storeId` for `pickup` and `sts`, `pointId` for `pudo`. `addressNumber`: 0 for the main address and for
 * places, else the number of another address of the cart.
 */
export type LineDelivery = {
  readonly code: 'home' | 'pickup' | 'sts' | 'pudo';
  readonly storeId: string | null;
  readonly pointId: string | null;
  readonly addressNumber: number;
};

/** To the main address. */
export const HOME: LineDelivery = { code: 'home', storeId: null, pointId: null, addressNumber: 0 };

/** SQL: shipping code of goods, as a row of `style`, by the code of their delivery. */
export const codeOf = (delivery: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case when ${delivery} <> 'home' then ${delivery} when style.is_digital then 'digital'
    when style.is_customs then 'customs' else 'standard' end`;

/** SQL: whether rows have the same shipping code, place and address. */
export const isSameGroup = (one: string, other: string): RawBuilder<boolean> => {
  const [a, b] = [sql.ref(one), sql.ref(other)];
  return sql`${a}.code = ${b}.code and ${a}.store_id is not distinct from ${b}.store_id
    and ${a}.point_id is not distinct from ${b}.point_id and ${a}.address_number = ${b}.address_number`;
};

/** SQL: the id of a new group. */
export const newGroupId = sql<string>`gen_random_uuid()::text`;

/**
 * SQL: common table expressions that insert the missing groups of a locked cart; `reached` has all that are wanted, as
 * `group_id`, `code`, `store_id`, `point_id` and `address_number`. `lines` selects the last four. A new group of goods
 * that are sent home has the address and the method of others with its number.
 */
export const reachedGroups = (cartId: InStatement<string>, lines: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  wanted as (select distinct code, store_id, point_id, address_number from (${lines}) line),
  present as (
    select group_id, code, store_id, point_id, address_number from delivery_group
    where cart_id = ${cartId} and exists (
      select from wanted where ${isSameGroup('wanted', 'delivery_group')})),
  missing as (
    insert into delivery_group (cart_id, group_id, code, store_id, point_id, address_number, address, method)
      select ${cartId}, ${newGroupId}, wanted.code, wanted.store_id, wanted.point_id, wanted.address_number,
        home.address, home.method
      from wanted left join lateral (
        select address, method from delivery_group other
        where other.cart_id = ${cartId} and other.address_number = wanted.address_number
          and other.code in ('standard', 'customs') and wanted.code in ('standard', 'customs')
        order by other.code = 'standard' desc limit 1) home on true
      where not exists (select from present where ${isSameGroup('present', 'wanted')})
    returning group_id, code, store_id, point_id, address_number),
  reached as (select * from present union all select * from missing)`;

/** SQL: the join of lines with the groups that they reach. */
export const joinReached = (line: string): RawBuilder<unknown> => sql`join reached on ${isSameGroup('reached', line)}`;

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
    .select(['groupId', 'code', 'storeId', 'pointId', 'addressNumber', 'address', 'method'])
    .where('cartId', '=', cartId)
    .execute();

/** The delivery to the other address of a delivery group; to the main one if the cart does not have that address. */
export const otherAddressOf = async (db: Queries, cartId: string, groupId: string): Promise<LineDelivery> => {
  const found = (await listGroups(db, cartId)).find((group) => group.groupId === groupId);
  return { ...HOME, addressNumber: found?.addressNumber ?? 0 };
};

/** Codes of goods that are sent home, or by e-mail. */
const HOME_CODES: readonly ShippingCode[] = ['standard', 'customs', 'digital'];

/**
 * All groups of the main address; or one group: of the main address with the group `standard` as long as that has no lines,
 * of another one, for its address, with those of its number.
 */
type Sent = { readonly cartId: string; readonly groupId?: string | undefined };

/** SQL: whether a row of `delivery_group` is at the address of another group of its cart, which is not the main one. */
const isAtOtherAddress = (cartId: string, groupId: string): RawBuilder<boolean> => sql`address_number = (
  select address_number from delivery_group own
  where own.cart_id = ${cartId} and own.group_id = ${groupId} and own.address_number > 0)`;

/** Whether a group is one of the main address. */
const isOfMain = async (tx: Tx, cartId: string, groupId: string): Promise<boolean> =>
  (await listGroups(tx, cartId)).some((group) => group.groupId === groupId && group.addressNumber === 0);

/** Sets the address or the shipping method of goods that are sent home; null removes it. */
export const setSending = async (
  tx: Tx,
  { cartId, groupId }: Sent,
  { address, method }: { readonly address?: Address | null; readonly method?: string | null },
): Promise<void> => {
  const hasMain = groupId === undefined || (await isOfMain(tx, cartId, groupId));
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
    .$if(hasMain, (query) => query.where('addressNumber', '=', 0))
    .$if(!hasMain, (query) =>
      query.where((where) =>
        where.or([
          where('groupId', '=', groupId ?? ''),
          ...(address === undefined ? [] : [isAtOtherAddress(cartId, groupId ?? '')]),
        ]),
      ),
    )
    .$if(hasMain && groupId !== undefined, (query) =>
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

/**
 * Gives the goods of a cart that are sent to the main address the address and the method of another cart, where they
 * have none.
 */
export const moveSending = async (
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  await sql`
    update delivery_group set address = coalesce(delivery_group.address, other.address),
      method = coalesce(delivery_group.method, other.method)
    from delivery_group other where delivery_group.cart_id = ${to} and delivery_group.code = any(${[...HOME_CODES]})
      and delivery_group.address_number = 0
      and other.cart_id = ${from} and other.code = 'standard' and other.address_number = 0`.execute(tx);
};

type LineKey = { readonly cartId: string; readonly lineId: string };

/** SQL: common table expressions whose `reached` is the group of a line with a delivery. */
export const reachedBy = (
  { cartId, lineId }: LineKey,
  { code, storeId, pointId, addressNumber }: LineDelivery,
): RawBuilder<unknown> =>
  reachedGroups(
    cartId,
    sql`select ${codeOf(sql`${code}::text`)} as code, ${storeId}::text as store_id, ${pointId}::text as point_id,
        ${addressNumber}::int as address_number
      from cart_line join variant using (sku) join product using (product_id) join style using (style_id)
      where cart_id = ${cartId} and line_id = ${lineId}`,
  );

/** Moves a line to the group of a delivery. */
export const moveLine = async (tx: Tx, { cartId, lineId }: LineKey, delivery: LineDelivery): Promise<void> => {
  await sql`
    with ${reachedBy({ cartId, lineId }, delivery)}
    update cart_line set group_id = reached.group_id from reached
    where cart_id = ${cartId} and line_id = ${lineId}`.execute(tx);
};

/** Deletes the groups of other addresses to which nothing is sent any longer. */
export const deleteUnusedAddresses = async (tx: Tx, cartId: string): Promise<void> => {
  await sql`delete from delivery_group where cart_id = ${cartId} and address_number > 0
    and not exists (select from cart_line line
      where line.cart_id = delivery_group.cart_id and line.group_id = delivery_group.group_id)`.execute(tx);
};

/** The ids of the groups of all lines, by the id of the line. */
export const readGroupsOfLines = async (db: Queries, cartId: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.selectFrom('cartLine').select(['lineId', 'groupId']).where('cartId', '=', cartId).execute()).map(
      ({ lineId, groupId }) => [lineId, groupId],
    ),
  );

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
