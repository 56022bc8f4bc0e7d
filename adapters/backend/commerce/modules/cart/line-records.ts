import { sql, type RawBuilder } from 'kysely';
import type { ShippingCode } from '#core/cart/cart-item.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { StoredAddress } from '#adapters/backend/commerce/kernel/database/tables/stores.ts';
import type { StoredPicture } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { instrumentsOf, type ShownInstrument } from './instrument-records.ts';
import { promotionsOf, type CouponRecord } from '../pricing/promotion-records.ts';
import { couponsOf } from './coupon-records.ts';
import { availableTo, locationOf } from '../stock/stock-records.ts';

/** A line with display data and prices for a site. Amounts are minor units of one unit of goods. */
export type LineRecord = {
  readonly position: number;
  readonly lineId: string;
  readonly sku: string;
  readonly recipeId: string;
  readonly quantity: number;
  readonly productId: string;
  readonly styleId: string;
  readonly upc: string;
  readonly name: string;
  readonly colorName: string;
  readonly size: string;
  readonly pictures: readonly StoredPicture[];
  readonly isDigital: boolean;
  readonly isCustoms: boolean;
  readonly categoryIds: readonly string[];
  readonly current: number;
  readonly original: number | null;
  readonly groupId: string;
  readonly code: ShippingCode;
  /** Store of the pickup; null for home delivery. */
  readonly storeId: string | null;
  readonly storeName: string | null;
  readonly storeAddress: StoredAddress | null;
  readonly storeHours: { readonly timeZone: string; readonly openingHours: readonly string[] } | null;
  /** Units available to this cart. */
  readonly available: number;
};

/** Lines, promo codes and payment instruments in the order of entry. */
type CartContents = {
  readonly lines: readonly LineRecord[];
  readonly coupons: readonly CouponRecord[];
  /** Rows of the automatic promotions of the site. */
  readonly promotions: readonly unknown[];
  readonly instruments: readonly ShownInstrument[];
};

/**
 * SQL for the lines of a table with display data, prices and available units; the caller adds the condition on `line`.
 */
export const shownLines = (of: {
  readonly table: 'cartLine' | 'savedItem';
  readonly id: 'lineId' | 'itemId';
  readonly cartId: string;
  readonly site: { readonly siteId: string; readonly locale: string };
}): RawBuilder<LineRecord> => {
  const { locale, siteId } = of.site;
  // Saved items have no delivery.
  const isSaved = of.table === 'savedItem';
  const storeId = isSaved ? sql`null` : sql`delivery_group.store_id`;
  const group = isSaved
    ? sql`'' as "groupId", 'standard' as code`
    : sql`line.group_id as "groupId", delivery_group.code`;
  const store = isSaved
    ? sql`null as "storeName", null as "storeAddress", null as "storeHours"`
    : sql`(select name from store where store.store_id = delivery_group.store_id) as "storeName",
        (select address from store where store.store_id = delivery_group.store_id) as "storeAddress",
        (select json_build_object('timeZone', time_zone, 'openingHours', opening_hours) from store
          where store.store_id = delivery_group.store_id) as "storeHours"`;
  return sql`
    select line.position, line.${sql.ref(of.id)} as "lineId", line.sku, line.recipe_id as "recipeId", line.quantity,
      product.product_id as "productId", product.style_id as "styleId", variant.upc, style_text.name,
      product.color_name->>${locale} as "colorName", size.label->>${locale} as size, product.pictures,
      style.is_digital as "isDigital", style.is_customs as "isCustoms",
      array(select category_id from style_category where style_category.style_id = style.style_id) as "categoryIds",
      price.current, price.original, ${group}, ${storeId} as "storeId", ${store},
      coalesce(${availableTo(of.cartId)}, 0) as available
    from ${sql.table(of.table)} line ${isSaved ? sql`` : sql`join delivery_group using (cart_id, group_id)`} join variant using (sku) join size using (size_code)
      join product using (product_id) join style using (style_id)
      join style_text on style_text.style_id = style.style_id and style_text.locale = ${locale}
      join price on price.sku = line.sku and price.site_id = ${siteId}
      left join stock_level on stock_level.sku = line.sku and stock_level.location_id = ${locationOf(storeId)}`;
};

/** Reads the contents of a cart in one query. */
export const readContents = async (db: Queries, cartId: string, site: CommerceSite): Promise<CartContents> => {
  const { rows } = await sql<CartContents>`
    select
      (select coalesce(json_agg(shown order by position), '[]')
        from (${shownLines({ table: 'cartLine', id: 'lineId', cartId, site })}
        where line.cart_id = ${cartId}) shown) as lines,
      (${couponsOf(cartId, site)}) as coupons,
      (${promotionsOf(site)}) as promotions,
      (${instrumentsOf(cartId)}) as instruments`.execute(db);
  const [contents] = rows;
  if (contents === undefined) throw new TypeError('A query that always gives a row gave none');
  return contents;
};
