import { sql } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { WAREHOUSE } from '#adapters/backend/commerce/kernel/database/tables/stock.ts';
import { MAX_PENDING_EMAILS } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { availableTo } from '../stock/stock-records.ts';

type NewNotice = {
  readonly productId: string;
  readonly sku: string;
  readonly email: string;
  readonly siteId: string;
};

/**
 * Stores a back-in-stock notice, once per address and variant. Unknown: the product has no such variant on the site.
 * Full: the address has the largest number of pending notices.
 */
export const addStockNotice = async (
  tx: Tx,
  { productId, sku, email, siteId }: NewNotice,
): Promise<'Noted' | 'Unknown' | 'Full'> => {
  const known = await tx
    .selectFrom('variant')
    .innerJoin('price', 'price.sku', 'variant.sku')
    .select('variant.sku')
    .where('variant.sku', '=', sku)
    .where('productId', '=', productId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  if (known === undefined) return 'Unknown';
  const { rows } = await sql<{
    others: number;
  }>`select count(*)::int as others from stock_notice where email = ${email} and sku <> ${sku}`.execute(tx);
  if ((rows[0]?.others ?? 0) >= MAX_PENDING_EMAILS) return 'Full';
  await sql`insert into stock_notice (sku, email, site_id) values (${sku}, ${email}, ${siteId})
    on conflict on constraint stock_notice_once do nothing`.execute(tx);
  return 'Noted';
};

type RestockedNotice = {
  readonly sku: string;
  readonly email: string;
  readonly siteId: string;
  readonly askedAt: Date;
  readonly productId: string;
  readonly name: string;
  readonly colorName: string;
  readonly size: string;
};

/**
 * Removes and returns the oldest notices whose variant the warehouse has again, with texts in the language of their
 * site. Concurrent calls get different notices.
 */
export const takeRestocked = async (tx: Tx, most: number): Promise<readonly RestockedNotice[]> =>
  (
    await sql<RestockedNotice>`
      with restocked as (
        select notice.sku, notice.email from stock_notice notice join stock_level using (sku)
        where location_id = ${sql.lit(WAREHOUSE)} and ${availableTo('')} > 0
        order by asked_at limit ${most} for update of notice skip locked),
      taken as (
        delete from stock_notice using restocked
        where stock_notice.sku = restocked.sku and stock_notice.email = restocked.email
        returning stock_notice.*)
      select taken.sku, taken.email, taken.site_id as "siteId", taken.asked_at as "askedAt",
        product.product_id as "productId", style_text.name, product.color_name->>locale as "colorName",
        size.label->>locale as size
      from taken join site using (site_id) join variant using (sku) join size using (size_code)
        join product using (product_id) join style_text using (style_id, locale)
      order by taken.asked_at`.execute(tx)
  ).rows;
