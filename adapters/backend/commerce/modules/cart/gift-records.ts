import { sql } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { StoredPicture } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { locationOf } from '../stock/stock-records.ts';

/** A sku that may be chosen as a gift. */
export type GiftVariant = {
  readonly sku: string;
  readonly productId: string;
  readonly name: string;
  readonly colorName: string;
  readonly size: string;
  readonly pictures: readonly StoredPicture[];
  readonly available: number;
};

/** Reads the skus of gifts that the site sells, in no order, with the units that can be sent. No gift card is given away. */
export const readGiftChoices = async (
  db: Queries,
  skus: readonly string[],
  { siteId, locale }: Pick<CommerceSite, 'siteId' | 'locale'>,
): Promise<readonly GiftVariant[]> =>
  (
    await sql<GiftVariant>`
      select variant.sku, product.product_id, style_text.name, product.color_name->>${locale} as color_name,
        size.label->>${locale} as size, product.pictures,
        coalesce(stock_level.on_hand - stock_level.reserved, 0)::int as available
      from variant join size using (size_code) join product using (product_id) join style using (style_id)
        join style_text on style_text.style_id = style.style_id and style_text.locale = ${locale}
        join price on price.sku = variant.sku and price.site_id = ${siteId}
        left join stock_level on stock_level.sku = variant.sku and stock_level.location_id = ${locationOf(sql`null`)}
      where variant.sku = any(${[...skus]}) and not style.is_gift_card`.execute(db)
  ).rows;
