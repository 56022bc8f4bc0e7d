import { sql, type RawBuilder } from 'kysely';
import type { DigitalGift } from '#core/cart/cart-item.ts';
import type { Recipe } from '#core/catalog/customization.ts';
import { compiledOnce, type InStatement } from '#adapters/database/compiled-once.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { StoredCustomPart } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import type { CartRecord } from './cart-records.ts';
import { codeOf, joinReached, reachedBy, reachedGroups, type LineDelivery } from './delivery-group-records.ts';
import { giftKey } from './gift-messages.ts';
import { hasPickup } from './place-records.ts';
import { releaseStock } from '../stock/stock-records.ts';

export type NewLine = {
  readonly lineId: string;
  readonly sku: string;
  readonly productId: string;
  readonly recipeId: string;
  readonly quantity: number;
  readonly delivery: LineDelivery;
  /** How goods are made to order. */
  readonly recipe?: Recipe;
  /** Only of a gift card. */
  readonly digitalGift?: DigitalGift;
  /** Only of ordinary goods. */
  readonly giftMessage?: string;
  /** The promotion of a gift. */
  readonly giftOf?: string;
  /** Position in the cart; by default the last. */
  readonly position?: number;
};

/** The lines that have more units now, and the number of lines of the cart; 0 if no line has more. */
type AddedUnits = { readonly lineIds: readonly string[]; readonly lineCount: number };

/** Next position. Counted per cart, so that it reveals nothing about other carts. */
export const nextPosition = (cartId: InStatement<string>): RawBuilder<number> =>
  sql`(select coalesce(max(position), 0) + 1 from cart_line where cart_id = ${cartId})`;

/** Moves lines from a position on by one, when the position of a restored line is taken. */
const shiftPositions = async (tx: Tx, cartId: string, position: number): Promise<void> => {
  await sql`update cart_line set position = position + 1 where cart_id = ${cartId} and position >= ${position}
    and exists (select from cart_line taken where taken.cart_id = ${cartId} and taken.position = ${position})`.execute(
    tx,
  );
};

/** The lines of a call by column, each as long as the others. */
type LineColumns = {
  readonly lineId: readonly string[];
  readonly sku: readonly string[];
  readonly productId: readonly string[];
  readonly recipeId: readonly string[];
  readonly quantity: readonly number[];
  readonly code: readonly string[];
  readonly storeId: readonly (string | null)[];
  readonly pointId: readonly (string | null)[];
  readonly addressNumber: readonly number[];
  readonly position: readonly (number | null)[];
  readonly gift: readonly (string | null)[];
  readonly message: readonly (string | null)[];
  readonly promotionId: readonly string[];
  readonly recipe: readonly (string | null)[];
};

const columnsOf = (lines: readonly NewLine[]): LineColumns => ({
  lineId: lines.map(({ lineId }) => lineId),
  sku: lines.map(({ sku }) => sku),
  productId: lines.map(({ productId }) => productId),
  recipeId: lines.map(({ recipeId }) => recipeId),
  quantity: lines.map(({ quantity }) => quantity),
  code: lines.map(({ delivery }) => delivery.code),
  storeId: lines.map(({ delivery }) => delivery.storeId),
  pointId: lines.map(({ delivery }) => delivery.pointId),
  addressNumber: lines.map(({ delivery }) => delivery.addressNumber),
  position: lines.map(({ position }) => position ?? null),
  gift: lines.map(({ digitalGift }) => (digitalGift === undefined ? null : JSON.stringify(digitalGift))),
  message: lines.map(({ giftMessage }) => giftMessage ?? null),
  promotionId: lines.map(({ giftOf }) => giftOf ?? ''),
  recipe: lines.map(({ recipe }) => (recipe === undefined ? null : JSON.stringify(recipe))),
});

type AddedRow = { readonly lineId: string; readonly linesBefore: number; readonly holdsStock: boolean };

const addLines = compiledOnce<Schema, LineColumns & Pick<CartRecord, 'cartId' | 'siteId'>, AddedRow>((db, place) => {
  const [cartId, siteId] = [place('cartId'), place('siteId')];
  return sql<AddedRow>`
    with line as (
      select line_id, asked.sku, recipe_id, quantity, gift::jsonb as gift, gift_message, recipe::jsonb as recipe, gift_of,
        wanted, place, store.store_id, point.point_id, ${codeOf(sql`delivery`)} as code,
        case when style.is_digital then 0 else number end as address_number
      from unnest(${place('lineId')}::text[], ${place('sku')}::text[], ${place('productId')}::text[],
        ${place('recipeId')}::text[], ${place('quantity')}::int[], ${place('code')}::text[],
        ${place('storeId')}::text[], ${place('pointId')}::text[], ${place('position')}::bigint[],
        ${place('gift')}::text[], ${place('message')}::text[], ${place('promotionId')}::text[],
        ${place('recipe')}::text[], ${place('addressNumber')}::int[])
          with ordinality as asked (line_id, sku, product_id, recipe_id, quantity, delivery, at_store, at_point, wanted,
            gift, gift_message, gift_of, recipe, number, place)
        join variant on variant.sku = asked.sku and variant.product_id = asked.product_id
        join product on product.product_id = variant.product_id join style using (style_id)
        join price on price.sku = asked.sku and price.site_id = ${siteId}
        left join store on store.store_id = at_store and store.site_id = ${siteId} and ${hasPickup}
        left join collection_point point
          on point.point_id = at_point and point.site_id = ${siteId} and point.is_active
      where store.store_id is not distinct from at_store and point.point_id is not distinct from at_point
        and (delivery = 'home' or not (style.is_digital or style.is_customs)) and (gift is null or style.is_gift_card)
        and (gift_message is null or not style.is_digital) and (recipe is null) = (style.custom_parts is null)),
    ${reachedGroups(cartId, sql`select code, store_id, point_id, address_number from line`)}
    insert into cart_line (line_id, cart_id, group_id, sku, recipe_id, recipe, quantity, digital_gift, gift_message,
        gift_of, position)
      select line_id, ${cartId}, group_id, sku, recipe_id, recipe, quantity, gift, gift_message, gift_of,
        least(wanted, ${nextPosition(cartId)} + place - 1)
      from line ${joinReached('line')}
      order by place
    on conflict (cart_id, group_id, sku, recipe_id, gift_of, ${giftKey}) do update
      set quantity = cart_line.quantity + excluded.quantity
    returning line_id, (select count(*)::int from cart_line where cart_id = ${cartId}) as lines_before,
      exists (select from stock_hold where cart_id = ${cartId}) as holds_stock`.compile(db);
});

/**
 * Adds units to lines by sku, recipe, delivery, gift and message, or inserts them. Input has each combination once.
 * Omitted are skus of another product or not sold on the site, places that the site does not have, digital gifts of
 * other goods than gift cards, and goods that are made to order without their recipe. Increments, so that concurrent
 * calls all count (I30). Releases the holds of the cart; checkout holds stock again.
 */
export const addUnits = async (
  tx: Tx,
  { cartId, siteId }: CartRecord,
  lines: readonly NewLine[],
): Promise<AddedUnits> => {
  for (const { position } of lines) if (position !== undefined) await shiftPositions(tx, cartId, position);
  const rows = await addLines(tx, { cartId, siteId, ...columnsOf(lines) });
  const lineIds = rows.map(({ lineId }) => lineId);
  const [first] = rows;
  if (first?.holdsStock === true) await releaseStock(tx, cartId);
  const inserted = lines.filter(({ lineId }) => lineIds.includes(lineId)).length;
  return { lineIds, lineCount: (first?.linesBefore ?? 0) + inserted };
};

/** Makes units of a line a line of its own with another delivery, which no equal line has. The quantity of the line stays. */
export const copyLine = async (
  tx: Tx,
  { cartId, lineId }: { readonly cartId: string; readonly lineId: string },
  copy: { readonly lineId: string; readonly quantity: number; readonly delivery: LineDelivery },
): Promise<void> => {
  await sql`
    with ${reachedBy({ cartId, lineId }, copy.delivery)}
    insert into cart_line (line_id, cart_id, group_id, sku, recipe_id, recipe, quantity, digital_gift, gift_message,
        gift_of, position)
      select ${copy.lineId}, cart_id, reached.group_id, sku, recipe_id, recipe, ${copy.quantity}, digital_gift,
        gift_message, gift_of, ${nextPosition(cartId)}
      from cart_line, reached where cart_id = ${cartId} and line_id = ${lineId}`.execute(tx);
};

/** What can be chosen of skus that are made to order. */
export const readCustomParts = async (
  db: Queries,
  skus: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredCustomPart[]>> => {
  if (skus.length === 0) return new Map();
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.productId', 'variant.productId')
    .innerJoin('style', 'style.styleId', 'product.styleId')
    .select(['sku', 'customParts'])
    .where('sku', 'in', [...skus])
    .where('customParts', 'is not', null)
    .execute();
  return new Map(rows.map(({ sku, customParts }) => [sku, customParts ?? []]));
};
