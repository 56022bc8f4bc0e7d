import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { DigitalGift, ShippingCode } from '#core/cart/cart-item.ts';
import type { Recipe } from '#core/catalog/customization.ts';
import { compiledOnce, type InStatement } from '#adapters/database/compiled-once.ts';
import type { Queries, Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { StoredAddress } from '#adapters/backend/commerce/kernel/database/tables/stores.ts';
import type { StoredCustomPart, StoredPicture } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import { commerceSites, type CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { instrumentsOf, type ShownInstrument } from './instrument-records.ts';
import { shopperOf, type ShopperRecord } from '../pricing/group-price-records.ts';
import { promotionsOf, type CouponRecord } from '../pricing/promotion-records.ts';
import { cartNotFound } from './cart-refusals.ts';
import { couponsOf } from './coupon-records.ts';
import { WAREHOUSE } from '#adapters/backend/commerce/kernel/database/tables/stock.ts';
import { availableTo, stockLocation } from '../stock/stock-records.ts';
import type { PointPlace } from '../stores/point-wire.ts';
import { hasPickup } from './place-records.ts';
import { withRecipePrice } from './recipes.ts';
import { priceAdjustmentsOf, type PriceAdjustmentRecord } from './price-adjustment-records.ts';

/** A line with display data and prices for a site. Amounts are minor units of one unit of goods. */
export type LineRecord = {
  readonly position: number;
  readonly lineId: string;
  readonly sku: string;
  readonly recipeId: string;
  readonly quantity: number;
  /** The promotion of a gift; empty for goods that are bought. */
  readonly giftOf: string;
  readonly productId: string;
  readonly styleId: string;
  readonly upc: string;
  readonly name: string;
  readonly colorName: string;
  readonly size: string;
  readonly pictures: readonly StoredPicture[];
  readonly isDigital: boolean;
  readonly isCustoms: boolean;
  readonly isGiftCard: boolean;
  /** The limit of units of its style; null without one of its own. */
  readonly unitLimit: number | null;
  readonly digitalGift: DigitalGift | null;
  readonly recipe: Recipe | null;
  /** What can be chosen of the goods. */
  readonly customParts: readonly StoredCustomPart[] | null;
  readonly giftMessage: string | null;
  readonly categoryIds: readonly string[];
  readonly current: number;
  readonly original: number | null;
  readonly groupId: string;
  readonly code: ShippingCode;
  /** Where it is collected; null for goods that are sent home. */
  readonly store: StorePlace | null;
  readonly point: PointPlace | null;
  /** The location that has the goods. */
  readonly locationId: string;
  /** Units there that are available to this cart. */
  readonly available: number;
  /** The same in the warehouse, and in the store where it is collected. */
  readonly warehouseUnits: number;
  readonly storeUnits: number;
  /**
   * A store that has its goods, and where other lines of the cart are collected: where goods can be picked up that the
   * warehouse does not have. None for goods that are sent to another address than the main one.
   */
  readonly otherStoreId: string | null;
};

/**
 * Whether a line stays in its cart and is not counted in the totals, since nothing of it can be bought now. A gift
 * costs nothing, so it counts.
 */
export const isExcluded = ({ available, giftOf }: Pick<LineRecord, 'available' | 'giftOf'>): boolean =>
  available <= 0 && giftOf === '';

/** The store of a line. */
type StorePlace = {
  readonly id: string;
  readonly name: string;
  readonly address: StoredAddress;
  readonly timeZone: string;
  readonly openingHours: readonly string[];
  readonly hasPickup: boolean;
};

/** A delivery group that has lines. */
export type GroupRecord = Pick<
  Selectable<Schema['deliveryGroup']>,
  'groupId' | 'code' | 'storeId' | 'pointId' | 'addressNumber' | 'address' | 'method'
>;

/** Lines, promo codes, price changes and payment instruments in the order of entry. */
export type CartContents = {
  readonly lines: readonly LineRecord[];
  readonly groups: readonly GroupRecord[];
  readonly coupons: readonly CouponRecord[];
  /** Rows of the automatic promotions of the site. */
  readonly promotions: readonly unknown[];
  readonly shopper: ShopperRecord;
  readonly priceAdjustments: readonly PriceAdjustmentRecord[];
  readonly instruments: readonly ShownInstrument[];
};

/**
 * SQL for the lines of a table with display data, prices and available units; the caller adds the condition on `line`.
 */
export const shownLines = (of: {
  readonly table: 'cartLine' | 'savedItem';
  readonly id: 'lineId' | 'itemId';
  readonly cartId: InStatement<string>;
  readonly site: { readonly siteId: string; readonly locale: string };
}): RawBuilder<LineRecord> => {
  const { locale, siteId } = of.site;
  // Saved items have no delivery group; a store has those that return to it.
  const isSaved = of.table === 'savedItem';
  const unitsAt = (at: RawBuilder<unknown>) => sql`coalesce((select ${availableTo(of.cartId)} from stock_level
    where stock_level.sku = line.sku and stock_level.location_id = ${at}), 0)`;
  const group = isSaved
    ? sql`'' as "groupId", 'standard' as code, '' as "giftOf"`
    : sql`line.group_id as "groupId", delivery_group.code, line.gift_of as "giftOf"`;
  const places = isSaved
    ? sql`null as store, null as point, 'warehouse' as "locationId", 0 as "storeUnits", null as "otherStoreId",
        greatest(warehouse.units, case when line.delivery->>'code' = 'pickup' and exists (
            select from store where store.store_id = line.delivery->>'storeId' and ${hasPickup})
          then ${unitsAt(sql`line.delivery->>'storeId'`)} else 0 end) as available`
    : sql`(select json_build_object('id', store_id, 'name', name, 'address', address, 'timeZone', time_zone,
          'openingHours', opening_hours, 'hasPickup', ${hasPickup})
          from store where store.store_id = delivery_group.store_id) as store,
        (select json_build_object('id', point_id, 'name', name, 'carrier', carrier, 'address', address,
          'openingHours', opening_hours, 'isActive', is_active)
          from collection_point point where point.point_id = delivery_group.point_id) as point,
        ${stockLocation} as "locationId", store_stock.units as "storeUnits",
        case when delivery_group.code = 'standard' and delivery_group.address_number = 0 and warehouse.units <= 0 then (
          select other.store_id from delivery_group other join store using (store_id)
            cross join lateral (select ${unitsAt(sql`other.store_id`)} as units) own
          where other.cart_id = line.cart_id and ${hasPickup} and own.units >= line.quantity and exists (
            select from cart_line there where there.cart_id = other.cart_id and there.group_id = other.group_id)
          order by own.units desc, other.store_id limit 1) end as "otherStoreId",
        case when delivery_group.code = 'pickup' then store_stock.units else warehouse.units end as available`;
  const stock = isSaved
    ? sql``
    : sql`cross join lateral (select ${unitsAt(sql`delivery_group.store_id`)} as units) store_stock`;
  return sql`
    select line.position, line.${sql.ref(of.id)} as "lineId", line.sku, line.recipe_id as "recipeId", line.quantity,
      product.product_id as "productId", product.style_id as "styleId", variant.upc, style_text.name,
      product.color_name->>${locale} as "colorName", size.label->>${locale} as size, product.pictures,
      style.is_digital as "isDigital", style.is_customs as "isCustoms",
      style.is_gift_card as "isGiftCard", style.unit_limit as "unitLimit",
      ${isSaved ? sql`null` : sql`line.digital_gift`} as "digitalGift",
      ${isSaved ? sql`null` : sql`line.recipe`} as recipe, style.custom_parts as "customParts",
      line.gift_message as "giftMessage",
      array(select category_id from style_category where style_category.style_id = style.style_id) as "categoryIds",
      price.current, price.original, ${group}, ${places}, warehouse.units as "warehouseUnits"
    from ${sql.table(of.table)} line ${isSaved ? sql`` : sql`join delivery_group using (cart_id, group_id)`} join variant using (sku) join size using (size_code)
      join product using (product_id) join style using (style_id)
      join style_text on style_text.style_id = style.style_id and style_text.locale = ${locale}
      join price on price.sku = line.sku and price.site_id = ${siteId}
      cross join lateral (select ${unitsAt(sql.lit(WAREHOUSE))} as units) warehouse ${stock}`;
};

/** SQL: goods that are sent home come first, then those that are sent elsewhere, then pickups. */
const groupOrder = sql`array_position(array['standard', 'customs', 'digital', 'pudo', 'sts', 'pickup'], code), address_number, group_id`;

/** A row of `contentsOn`. A cart that has been deleted has no shopper. */
type ContentsRow = Omit<CartContents, 'shopper'> & { readonly shopper: ShopperRecord | null };

/** The contents of a cart in one statement for each site. */
const contentsOn = new Map(
  commerceSites.map((site) => [
    site.siteId,
    compiledOnce<Schema, { readonly cartId: string }, ContentsRow>((db, place) => {
      const cartId = place('cartId');
      return sql<ContentsRow>`
    select
      (select coalesce(json_agg(shown order by position), '[]')
        from (${shownLines({ table: 'cartLine', id: 'lineId', cartId, site })}
        where line.cart_id = ${cartId}) shown) as lines,
      (select coalesce(json_agg(json_build_object('groupId', group_id, 'code', code, 'storeId', store_id,
          'pointId', point_id, 'addressNumber', address_number, 'address', address, 'method', method) order by ${groupOrder}), '[]')
        from delivery_group where cart_id = ${cartId} and exists (select from cart_line line
          where line.cart_id = delivery_group.cart_id and line.group_id = delivery_group.group_id)) as groups,
      (${couponsOf(cartId, site)}) as coupons,
      (${promotionsOf({ cartId, site })}) as promotions,
      (${shopperOf(cartId, site)}) as shopper,
      (${priceAdjustmentsOf(cartId)}) as "priceAdjustments",
      (${instrumentsOf(cartId)}) as instruments`.compile(db);
    }),
  ]),
);

/** Reads the contents of a cart. Throws BSK404 for a cart that was deleted since it was found. */
export const readContents = async (db: Queries, cartId: string, site: CommerceSite): Promise<CartContents> => {
  const [contents] = (await contentsOn.get(site.siteId)?.(db, { cartId })) ?? [];
  if (contents === undefined) throw new TypeError('A query that always gives a row gave none');
  const { shopper, lines } = contents;
  if (shopper === null) throw cartNotFound;
  return { ...contents, shopper, lines: lines.map((line) => withRecipePrice(line, site)) };
};
