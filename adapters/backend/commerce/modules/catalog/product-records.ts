import { sql } from 'kysely';
import { styleOf } from '#core/catalog/product-id.ts';
import type { StoredCustomPart } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { WAREHOUSE } from '#adapters/backend/commerce/kernel/database/tables/stock.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { categoryPath, type CategoryLink } from './category-path.ts';
import type { ColorRecord } from './listing-records.ts';

type PriceRecord = {
  readonly current: number;
  readonly original: number | null;
  readonly historicBest: number | null;
};

export type VariantRecord = PriceRecord & {
  readonly sku: string;
  readonly upc: string;
  readonly size: string;
  readonly quantity: number;
};

export type ProductRecord = {
  readonly productId: string;
  readonly styleId: string;
  readonly color: string;
  readonly defaultColor: string;
  readonly brand: string;
  readonly productType: string;
  readonly name: string;
  readonly typeLabel: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly materials: string | null;
  readonly care: string | null;
  readonly ratingTenths: number;
  readonly ratingCount: number;
  readonly isCustoms: boolean;
  readonly customParts: readonly StoredCustomPart[] | null;
  readonly isDigital: boolean;
  readonly isGiftCard: boolean;
  /** Of units in a cart; null without a limit of its own. */
  readonly unitLimit: number | null;
  readonly hasSizeChart: boolean;
  readonly colors: readonly ColorRecord[];
  readonly variants: readonly VariantRecord[];
  /** Path to the first category of the style, from the root. */
  readonly path: readonly CategoryLink[] | null;
};

/**
 * A product with colors, variants, prices and stock in one query. A style id selects its default color (PDP-02);
 * undefined when the site does not sell it.
 */
export const readProduct = async (
  db: Queries,
  { siteId, locale }: CommerceSite,
  id: string,
): Promise<ProductRecord | undefined> => {
  const result = await sql<ProductRecord>`
    select product.product_id as "productId", style.style_id as "styleId", product.color,
      style.default_color as "defaultColor", style.brand,
      style.product_type as "productType", style_text.name, style_text.type_label as "typeLabel",
      style_text.description, style_text.features,
      style_text.materials, style_text.care, style.rating_tenths as "ratingTenths", style.rating_count as "ratingCount",
      style.is_customs as "isCustoms", style.custom_parts as "customParts", style.is_digital as "isDigital",
      style.is_gift_card as "isGiftCard", style.unit_limit as "unitLimit",
      exists (select from size_chart
        where size_chart.product_type = style.product_type and size_chart.locale = ${locale}) as "hasSizeChart",
      (select jsonb_agg(jsonb_build_object('code', sibling.color, 'name', sibling.color_name->>${locale},
        'productId', sibling.product_id, 'swatch', sibling.swatch, 'family', sibling.color_family,
        'pictures', sibling.pictures) order by sibling.position)
        from product sibling where sibling.style_id = style.style_id) as colors,
      (select jsonb_agg(jsonb_build_object('sku', sku, 'upc', upc, 'size', size.label->>${locale},
        'quantity', stock_level.on_hand - stock_level.reserved, 'current', price.current, 'original', price.original,
        'historicBest', price.historic_best) order by size.position)
        from variant join size using (size_code) join price using (sku) join stock_level using (sku)
        where location_id = ${sql.lit(WAREHOUSE)} and variant.product_id = product.product_id
          and price.site_id = ${siteId}) as variants,
      (${categoryPath(
        sql`category_id = (select category_id from style_category join category using (category_id)
        where style_category.style_id = style.style_id order by category.position limit 1)`,
        locale,
      )}) as path
    from product join style using (style_id) join style_text using (style_id)
    where style_text.locale = ${locale} and product.style_id = ${styleOf(id)}
      and (product.product_id = ${id} or (style.style_id = ${id} and product.color = style.default_color))`.execute(db);
  const [product] = result.rows;
  return product === undefined || product.variants === null ? undefined : product;
};

/** Available units by variant for a product or style id; undefined for an unknown id. */
export const readInventory = async (
  db: Queries,
  id: string,
): Promise<readonly { readonly sku: string; readonly quantity: number }[] | undefined> => {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('stockLevel', 'stockLevel.sku', 'variant.sku')
    .innerJoin('product', 'product.productId', 'variant.productId')
    .innerJoin('style', 'style.styleId', 'product.styleId')
    .select(['variant.sku', sql<number>`on_hand - reserved`.as('quantity')])
    .where('stockLevel.locationId', '=', sql.lit(WAREHOUSE))
    .where('product.styleId', '=', styleOf(id))
    .where(({ or, and, eb }) =>
      or([
        eb('product.productId', '=', id),
        and([eb('style.styleId', '=', id), eb('color', '=', eb.ref('defaultColor'))]),
      ]),
    )
    .execute();
  return rows.length === 0 ? undefined : rows;
};

/** Whether the catalog has products. */
export const hasProducts = async (db: Queries): Promise<boolean> =>
  (await db.selectFrom('style').select('styleId').limit(1).executeTakeFirst()) !== undefined;
