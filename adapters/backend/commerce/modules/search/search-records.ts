import { sql } from 'kysely';
import { styleOf } from '#core/catalog/product-id.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { searchLanguage, type LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';

/** A word that was entered, and the most similar word of the catalog as it writes it. */
export type LikelyWord = { readonly word: string; readonly label: string; readonly similarity: number };

/**
 * For each word the most similar known word by trigrams, tolerant of two swapped characters. Words that the language
 * ignores, and words without a similar one, are omitted.
 */
export const readLikelyWords = async (
  db: Queries,
  locale: LocaleName,
  words: readonly string[],
): Promise<readonly LikelyWord[]> => {
  const result = await sql<LikelyWord>`
    select asked.word, nearest.label, nearest.similarity
    from unnest(${[...words]}::text[]) with ordinality as asked (word, place)
      cross join lateral (
        select label, similarity(word, asked.word) as similarity from search_word
        where locale = ${locale} and similarity(word, asked.word) >= 0.2::real
        order by similarity(word, asked.word) desc, uses desc, word limit 1) nearest
    where numnode(to_tsquery(${searchLanguage(locale)}::regconfig, asked.word)) > 0
    order by place`.execute(db);
  return result.rows;
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
