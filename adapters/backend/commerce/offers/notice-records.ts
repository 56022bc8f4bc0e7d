import { sql } from 'kysely';
import type { Tx } from '../database/schema.ts';

export type NoticeWish = {
  readonly productId: string;
  readonly sku: string;
  readonly email: string;
  readonly siteId: string;
};

/** Takes note of who waits for a variant, once for each address; false when the product has no such variant on the site. */
export const noteWish = async (tx: Tx, { productId, sku, email, siteId }: NoticeWish): Promise<boolean> => {
  const known = await tx
    .selectFrom('variant')
    .innerJoin('price', 'price.sku', 'variant.sku')
    .select('variant.sku')
    .where('variant.sku', '=', sku)
    .where('product_id', '=', productId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (known === undefined) return false;
  await sql`insert into stock_notice (sku, email, site_id) values (${sku}, ${email}, ${siteId}) on conflict on constraint stock_notice_once do nothing`.execute(
    tx,
  );
  return true;
};
