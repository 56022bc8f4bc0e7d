import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** The size chart of a product type in a locale; undefined for types without sizes (PDP-10). */
export const readSizeChart = async (
  db: Queries,
  { productType, locale }: { readonly productType: string; readonly locale: string },
): Promise<unknown> =>
  (
    await db
      .selectFrom('sizeChart')
      .select('chart')
      .where('productType', '=', productType)
      .where('locale', '=', locale)
      .executeTakeFirst()
  )?.chart;
