import { sql } from 'kysely';
import { styleOf } from '#core/catalog/product-id.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';

/**
 * For each word the most similar known word by trigrams, tolerant of two swapped characters; words without a similar
 * one are omitted.
 */
export const readLikelyWords = async (
  db: Queries,
  locale: string,
  words: readonly string[],
): Promise<readonly string[]> => {
  const result = await sql<{ label: string }>`
    select nearest.label from unnest(${[...words]}::text[]) with ordinality as asked (word, place)
      cross join lateral (
        select label from search_word where locale = ${locale} and similarity(word, asked.word) >= 0.2::real
        order by similarity(word, asked.word) desc, uses desc, word limit 1) nearest
    order by place`.execute(db);
  return result.rows.map(({ label }) => label);
};

/** The product of an exact product or style id. */
export const readProductAddress = async (db: Queries, id: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom('product')
    .innerJoin('style', 'style.styleId', 'product.styleId')
    .select('productId')
    .where('product.styleId', '=', styleOf(id))
    .where(({ or, and, eb }) =>
      or([eb('productId', '=', id), and([eb('style.styleId', '=', id), eb('color', '=', eb.ref('defaultColor'))])]),
    )
    .executeTakeFirst();
  return found?.productId;
};
