import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { StoredAddress } from '#adapters/backend/commerce/kernel/database/tables/stores.ts';
import type { StoredPicture } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { ShownCard } from './instrument-records.ts';
import { promotionsOf, type CouponRecord } from '../pricing/promotion-records.ts';
import { couponsOf } from './coupon-records.ts';
import { availableTo, locationOf } from '../stock/stock-records.ts';

/**
 * A line with all that is shown and priced of it, on a site and in its language. Amounts are minor units of one unit of
 * goods.
 */
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
  /** Where it is collected; null where it is brought home. */
  readonly storeId: string | null;
  readonly storeName: string | null;
  readonly storeAddress: StoredAddress | null;
  /** Units that this cart could have: on hand, not held by others. */
  readonly available: number;
};

/** What a cart has in it: its lines and its promo codes in the order in which they came, and its means of payment. */
type CartContents = {
  readonly lines: readonly LineRecord[];
  readonly coupons: readonly CouponRecord[];
  /** Rows of the promotions that apply by themselves on the site now. */
  readonly promotions: readonly unknown[];
  readonly instrument: ShownCard | null;
};

/**
 * Every line of a table as it is shown, with the units that a cart could have of it; the caller says which lines of
 * `line`.
 */
export const shownLines = (of: {
  readonly table: 'cartLine' | 'savedItem';
  readonly id: 'lineId' | 'itemId';
  readonly cartId: string;
  readonly site: { readonly siteId: string; readonly locale: string };
}): RawBuilder<LineRecord> => {
  const { locale, siteId } = of.site;
  // A saved item has no delivery yet.
  const isSaved = of.table === 'savedItem';
  const storeId = isSaved ? sql`null` : sql`line.store_id`;
  const store = isSaved
    ? sql`null as "storeName", null as "storeAddress"`
    : sql`(select name from store where store.store_id = line.store_id) as "storeName",
        (select address from store where store.store_id = line.store_id) as "storeAddress"`;
  return sql`
    select line.position, line.${sql.ref(of.id)} as "lineId", line.sku, line.recipe_id as "recipeId", line.quantity,
      product.product_id as "productId", product.style_id as "styleId", variant.upc, style_text.name,
      product.color_name->>${locale} as "colorName", size.label->>${locale} as size, product.pictures,
      style.is_digital as "isDigital", style.is_customs as "isCustoms",
      array(select category_id from style_category where style_category.style_id = style.style_id) as "categoryIds",
      price.current, price.original, ${storeId} as "storeId", ${store}, coalesce(${availableTo(of.cartId)}, 0) as available
    from ${sql.table(of.table)} line join variant using (sku) join size using (size_code)
      join product using (product_id) join style using (style_id)
      join style_text on style_text.style_id = style.style_id and style_text.locale = ${locale}
      join price on price.sku = line.sku and price.site_id = ${siteId}
      left join stock_level on stock_level.sku = line.sku and stock_level.location_id = ${locationOf(storeId)}`;
};

/** All of it in one query. */
export const readContents = async (db: Queries, cartId: string, site: CommerceSite): Promise<CartContents> => {
  const { rows } = await sql<CartContents>`
    select
      (select coalesce(json_agg(shown order by position), '[]')
        from (${shownLines({ table: 'cartLine', id: 'lineId', cartId, site })}
        where line.cart_id = ${cartId}) shown) as lines,
      (${couponsOf(cartId, site)}) as coupons,
      (${promotionsOf(site)}) as promotions,
      (select json_build_object('instrumentId', instrument_id, 'method', method, 'brand', brand, 'last4', last4)
        from payment_instrument
        where cart_id = ${cartId} and status = 'attached') as instrument`.execute(db);
  const [contents] = rows;
  if (contents === undefined) throw new TypeError('A query that always gives a row gave none');
  return contents;
};
