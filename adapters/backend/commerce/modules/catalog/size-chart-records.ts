import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';

/**
 * How the sizes of a type of product are measured, in the words of a locale; nothing for what has no sizes (PDP-10).
 */
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
