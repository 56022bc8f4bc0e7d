import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { StoredPicture } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { locationOf } from '../stock/stock-records.ts';

/** Days for which a link shows its copy. */
const LINK_DAYS = 30;

type Copy = { readonly shareId: string; readonly expiresAt: Date };

/**
 * Copies skus and quantities of a cart in its order; undefined without any. Gifts belong to a promotion of the cart,
 * and a recipe and a gift card are of the shopper who made them, so none of them is copied.
 */
export const copyCart = async (
  tx: Tx,
  { shareId, cartId, siteId }: { readonly shareId: string; readonly cartId: string; readonly siteId: string },
): Promise<Copy | undefined> => {
  const copy = await tx
    .insertInto('sharedCart')
    .values({ shareId, siteId, expiresAt: sql<Date>`now() + make_interval(days => ${LINK_DAYS})` })
    .returning(['shareId', 'expiresAt'])
    .executeTakeFirstOrThrow();
  const { rows } = await sql`
    insert into shared_cart_line (share_id, sku, position, quantity)
    select ${shareId}::text, line.sku, row_number() over (order by min(line.position)), least(sum(line.quantity), 999999)
    from cart_line line join variant using (sku) join product using (product_id) join style using (style_id)
    where line.cart_id = ${cartId} and line.gift_of = '' and not style.is_customs and not style.is_digital
    group by line.sku returning sku`.execute(tx);
  return rows.length === 0 ? undefined : copy;
};

/** A sku of a copy. `current` is null if the site does not sell it any longer; amounts are minor units. */
export type SharedItemRecord = {
  readonly sku: string;
  readonly quantity: number;
  readonly productId: string;
  readonly name: string;
  readonly colorName: string;
  readonly size: string;
  readonly pictures: readonly StoredPicture[];
  readonly current: number | null;
  readonly original: number | null;
  /** The limit of units of its style; null without one of its own. */
  readonly unitLimit: number | null;
  /** Units that can be sent. */
  readonly available: number;
};

/** Reads a copy that has not expired, with prices and stock of now; undefined without one. */
export const readSharedCart = async (
  db: Queries,
  shareId: string,
  { siteId, locale }: Pick<CommerceSite, 'siteId' | 'locale'>,
): Promise<{ readonly expiresAt: Date; readonly items: readonly SharedItemRecord[] } | undefined> => {
  const copy = await db
    .selectFrom('sharedCart')
    .select('expiresAt')
    .where('shareId', '=', shareId)
    .where('siteId', '=', siteId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (copy === undefined) return undefined;
  const { rows } = await sql<SharedItemRecord>`
    select line.sku, line.quantity, product.product_id as "productId", style_text.name,
      product.color_name->>${locale} as "colorName", size.label->>${locale} as size, product.pictures,
      price.current, price.original, style.unit_limit as "unitLimit", coalesce(stock_level.on_hand - stock_level.reserved, 0)::int as available
    from shared_cart_line line join variant using (sku) join size using (size_code) join product using (product_id)
      join style using (style_id) join style_text on style_text.style_id = style.style_id and style_text.locale = ${locale}
      left join price on price.sku = line.sku and price.site_id = ${siteId}
      left join stock_level on stock_level.sku = line.sku and stock_level.location_id = ${locationOf(sql`null`)}
    where line.share_id = ${shareId} order by line.position`.execute(db);
  return { expiresAt: copy.expiresAt, items: rows };
};

/** Deletes the copies whose links have expired. */
export const deleteExpiredSharedCarts = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('sharedCart')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute();
};
