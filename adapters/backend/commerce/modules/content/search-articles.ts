import { either as E } from 'fp-ts';
import { badRequest, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { ArticleCodec } from '#core/content/article.codec.ts';
import type { ArticleQuery, ArticleSearchResult } from '#core/content/article.ts';
import { MOST_ARTICLES } from '#core/content/grid-load.ts';
import { articleOf, countArticles, readArticles, readTags } from './article-records.ts';

const DEFAULT_LIMIT = 12;

/**
 * Articles of a site in the order of `readArticles`, with all tags (API-120, ART-04, ART-10). An invalid article is left
 * out.
 */
export const searchArticles = async (
  db: Queries,
  siteId: string,
  { offset = 0, limit = DEFAULT_LIMIT, ...which }: Partial<ArticleQuery>,
): Promise<ArticleSearchResult | Refusal> => {
  if (offset < 0 || limit < 1 || limit > MOST_ARTICLES) return badRequest;
  const rows = await readArticles(db, siteId, { offset, limit, ...which });
  const numFound = await countArticles(db, siteId, which);
  const facets = await readTags(db, siteId);
  return {
    result: rows.flatMap(({ article, ...page }) => {
      const read = ArticleCodec.decode(articleOf(article, page));
      return E.isRight(read) ? [read.right] : [];
    }),
    facets,
    numFound,
  };
};
