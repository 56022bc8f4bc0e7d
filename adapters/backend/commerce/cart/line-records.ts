import { sql } from 'kysely';
import type { Queries } from '../database/schema.ts';
import type { StoredPicture } from '../localised.ts';
import type { InstrumentRecord } from './instrument-records.ts';
import { unitsFor } from './stock-records.ts';

/** A line with all that is shown and priced of it, on a site and in its language. Amounts are minor units of one unit of goods. */
export type LineRecord = {
  readonly line_id: string; readonly sku: string; readonly recipe_id: string; readonly quantity: number;
  readonly product_id: string; readonly style_id: string; readonly upc: string; readonly name: string; readonly color_name: string; readonly size: string;
  readonly pictures: readonly StoredPicture[];
  readonly is_digital: boolean; readonly is_customs: boolean; readonly category_ids: readonly string[];
  readonly current: number; readonly original: number | null;
  /** Units that this cart could have: on the shelf, not held by others. */
  readonly available: number;
};

/** What a cart has in it: its lines in the order in which they came, and its means of payment. */
export type CartContents = { readonly lines: readonly LineRecord[]; readonly instrument: InstrumentRecord | null };

/** All of it in one query. */
export const readContents = async (db: Queries, cartId: string, site: { readonly siteId: string; readonly locale: string }): Promise<CartContents> => {
  const { rows } = await sql<CartContents>`
    select
      (select coalesce(json_agg(shown order by position), '[]') from (
        select line.position, line.line_id, line.sku, line.recipe_id, line.quantity, product.product_id, product.style_id, variant.upc, style_text.name,
          product.color_name->>${site.locale} as color_name, size.label->>${site.locale} as size, product.pictures, style.is_digital, style.is_customs,
          array(select category_id from style_category where style_category.style_id = style.style_id) as category_ids,
          price.current, price.original, ${unitsFor(cartId)} as available
        from cart_line line join variant using (sku) join size using (size_code) join product using (product_id) join style using (style_id)
          join style_text on style_text.style_id = style.style_id and style_text.locale = ${site.locale}
          join price on price.sku = line.sku and price.site_id = ${site.siteId}
          join stock on stock.sku = line.sku
        where line.cart_id = ${cartId}) shown) as lines,
      (select to_json(payment_instrument) from payment_instrument where cart_id = ${cartId} and status = 'attached') as instrument`.execute(db);
  const [contents] = rows;
  if (contents === undefined) throw new TypeError('A query that always gives a row gave none');
  return contents;
};
