import { present } from '../kernel/present.ts';
import type { Breakpoint } from '../site/breakpoint.ts';
import type { Article, ArticleFacet, ArticleSearchResult } from './article.ts';

/** A request to the content service (ART-10). `ticket` distinguishes a late response from the current one. */
export type ArticleRequest = {
  readonly ticket: number;
  readonly offset: number;
  readonly limit: number;
  readonly tagId?: string;
};

/**
 * The loaded articles of a grid. In whatever order responses arrive, a grid has the first articles of its newest
 * filter, each once (ART-12).
 */
export type ArticleGrid = {
  readonly limit: number;
  readonly tagId?: string;
  readonly articles: readonly Article[];
  readonly facets: readonly ArticleFacet[];
  readonly numFound: number;
  readonly request: ArticleRequest;
  readonly isLoading: boolean;
  /** False until the first response for a new tag: the articles are still those of the previous tag. */
  readonly isOfTag: boolean;
};

export type ArticleGridEvent = { readonly _tag: 'ArticlesRequested'; readonly request: ArticleRequest };

type Step = { readonly state: ArticleGrid; readonly events: readonly ArticleGridEvent[] };

/** Number of facets before "see more" (ART-09, CFG-10, AMB-72). */
export const facetsBeforeSeeMore: { readonly [breakpoint in Breakpoint]: number } = { sm: 4, md: 10, lg: 20 };

/** The facets of the tag bar: the first ones, or all after "see more"; an active facet is always included (ART-05). */
export const shownFacets = (
  facets: readonly ArticleFacet[],
  bar: { readonly breakpoint: Breakpoint; readonly seesAll: boolean; readonly tagId?: string | undefined },
): readonly ArticleFacet[] =>
  facets.filter(({ id }, index) => bar.seesAll || index < facetsBeforeSeeMore[bar.breakpoint] || id === bar.tagId);

const requested = (grid: Omit<ArticleGrid, 'request' | 'isLoading' | 'isOfTag'>, request: ArticleRequest): Step => ({
  state: { ...grid, request, isLoading: true, isOfTag: request.offset > 0 },
  events: [{ _tag: 'ArticlesRequested', request }],
});

/** Opens a grid with its first request, for the tag in the address (ART-06, ART-08). */
const open = ({ limit, tagId }: { readonly limit: number; readonly tagId?: string | undefined }): Step =>
  requested(
    { limit, articles: [], facets: [], numFound: 0, ...present({ tagId }) },
    { ticket: 1, offset: 0, limit, ...present({ tagId }) },
  );

/**
 * Requests the articles after the loaded ones, or the first ones of a tag that failed to load, unless all are loaded or
 * a request is pending (ART-07, ART-11, ART-12).
 */
const readMore = (grid: ArticleGrid): Step => {
  if (grid.isLoading || !canReadMore(grid)) return { state: grid, events: [] };
  return requested(grid, {
    ticket: grid.request.ticket + 1,
    offset: grid.isOfTag ? grid.articles.length : 0,
    limit: grid.limit,
    ...present({ tagId: grid.tagId }),
  });
};

/**
 * Requests the articles of another tag, or of none, from offset 0 (ART-07). The active tag is requested again only if
 * it failed to load (ART-11).
 */
const chooseTag = (grid: ArticleGrid, tagId: string | undefined): Step => {
  if (tagId === grid.tagId && (grid.isOfTag || grid.isLoading)) return { state: grid, events: [] };
  const { tagId: _left, ...others } = grid;
  return requested(
    { ...others, ...present({ tagId }) },
    { ticket: grid.request.ticket + 1, offset: 0, limit: grid.limit, ...present({ tagId }) },
  );
};

/**
 * Adds the articles of a response. Responses to earlier requests are ignored.
 * Law: whatever order answers come in, a grid holds the first articles of its newest filter, each once (ART-12).
 */
const arrive = (grid: ArticleGrid, request: ArticleRequest, answer: ArticleSearchResult): ArticleGrid => {
  if (request.ticket !== grid.request.ticket || !grid.isLoading) return grid;
  return {
    ...grid,
    articles: request.offset === 0 ? answer.result : [...grid.articles, ...answer.result],
    facets: answer.facets,
    numFound: answer.numFound,
    isLoading: false,
    isOfTag: true,
  };
};

/**
 * The grid after a failed request, which is only logged: its articles are unchanged, and it can request again (ART-11).
 */
const fail = (grid: ArticleGrid, request: ArticleRequest): ArticleGrid =>
  request.ticket === grid.request.ticket ? { ...grid, isLoading: false } : grid;

/**
 * Whether "Read more" is shown: fewer articles are loaded than were found, or those of the tag failed to load (ART-11,
 * ART-12).
 */
const canReadMore = ({
  articles,
  numFound,
  isOfTag,
  isLoading,
}: Pick<ArticleGrid, 'articles' | 'numFound' | 'isOfTag' | 'isLoading'>): boolean =>
  isOfTag ? articles.length < numFound : !isLoading;

export const ArticleGrid = { open, readMore, chooseTag, arrive, fail, canReadMore } as const;
