import fc from 'fast-check';
import type { Article, ArticleSearchResult } from '#core/content/article.ts';

/** So many articles, numbered from `from`, whose ids begin with a letter. */
export const articles = (
  count: number,
  { from = 0, letter = 'a' }: { readonly from?: number; readonly letter?: string } = {},
): readonly Article[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${letter}${from + index}`,
    title: `Article ${from + index}`,
    url: `/articles/${from + index}`,
    tags: [],
    hidePageDate: false,
  }));

/** The service's answer to an ask, of `numFound` articles in all. */
export const articleAnswer = (
  ask: { readonly offset: number; readonly limit: number; readonly tagId?: string },
  numFound: number,
): ArticleSearchResult => ({
  result: articles(Math.max(0, Math.min(ask.limit, numFound - ask.offset)), {
    from: ask.offset,
    letter: ask.tagId ?? 'all',
  }),
  facets: [{ id: 'snow', label: 'Snow' }],
  numFound,
});

export const tagId = fc.option(fc.constantFrom('snow', 'ice', 'fog'), { nil: undefined });
