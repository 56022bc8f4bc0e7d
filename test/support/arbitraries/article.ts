import fc from 'fast-check';
import type { Article, ArticleSearchResult } from '#core/content/article.ts';

/** The given number of articles, numbered from `from`, whose ids start with a letter. */
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

/** The service's response to a request, of `numFound` articles in all. */
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
