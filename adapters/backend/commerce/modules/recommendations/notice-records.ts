import { sql } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { MAX_PENDING_EMAILS } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';

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
