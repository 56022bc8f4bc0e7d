import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** The result of `work` while a promotion offers one unit of a variant as a gift with any cart. */
export const withGiftPromotion = async <Result>(
  { db }: Pick<CommerceDatabase, 'db'>,
  { sku }: { readonly sku: string },
  work: (promotionId: string) => Promise<Result>,
): Promise<Result> => {
  const promotionId = `GWP-${crypto.randomUUID()}`;
  await db
    .insertInto('promotion')
    .values({
      promotionId,
      kind: 'gift',
      needsCode: false,
      position: 9,
      siteIds: null,
      parameters: JSON.stringify({ skus: [sku] }),
      texts: JSON.stringify({ en: { name: 'Free hat' }, fr: { name: 'Bonnet offert' } }),
    })
    .execute();
  try {
    return await work(promotionId);
  } finally {
    await db.deleteFrom('promotion').where('promotionId', '=', promotionId).execute();
  }
};
