import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ArticleGrid, facetsBeforeSeeMore, shownFacets, type ArticleRequest } from '#core/content/article-grid.ts';
import { articleAnswer, articles, tagId } from '#test/support/arbitraries/article.ts';
import { law } from '#test/support/law.ts';

const opened = ArticleGrid.open({ limit: 3 }).state;
const loaded = (numFound: number): ArticleGrid =>
  ArticleGrid.arrive(opened, opened.request, articleAnswer(opened.request, numFound));
const facets = Array.from({ length: 25 }, (_, index) => ({ id: `f${index}`, label: `Facet ${index}` }));

describe('article-grid', () => {
  test('ART-07 read more appends from offset 3; another tag starts at offset 0', () => {
    const more = ArticleGrid.readMore(loaded(6));
    expect(more.events).toEqual([{ _tag: 'ArticlesRequested', request: { ticket: 2, offset: 3, limit: 3 } }]);
    const six = ArticleGrid.arrive(more.state, more.state.request, articleAnswer(more.state.request, 6));
    expect(six.articles.map(({ id }) => id)).toEqual(['all0', 'all1', 'all2', 'all3', 'all4', 'all5']);
    expect(ArticleGrid.chooseTag(six, 'snow').events).toEqual([
      { _tag: 'ArticlesRequested', request: { ticket: 3, offset: 0, limit: 3, tagId: 'snow' } },
    ]);
  });

  test('ART-12 read more hides when 6 of 6 are loaded', () => {
    expect([loaded(6), loaded(3), loaded(0)].map(ArticleGrid.canReadMore)).toEqual([true, false, false]);
    expect(ArticleGrid.readMore(loaded(3)).events).toEqual([]);
    expect(ArticleGrid.readMore(opened).events).toEqual([]);
    expect(ArticleGrid.readMore(ArticleGrid.readMore(loaded(9)).state).events).toEqual([]);
  });

  test('ART-12 of two responses out of order the newest filter wins', () => {
    const snow = ArticleGrid.chooseTag(loaded(9), 'snow').state;
    const ice = ArticleGrid.chooseTag(snow, 'ice').state;
    const iced = ArticleGrid.arrive(ice, ice.request, articleAnswer(ice.request, 2));
    expect(ArticleGrid.arrive(iced, snow.request, articleAnswer(snow.request, 9))).toBe(iced);
    expect(ArticleGrid.arrive(ice, snow.request, articleAnswer(snow.request, 9))).toBe(ice);
    expect(iced.articles.map(({ id }) => id)).toEqual(['ice0', 'ice1']);
  });

  test('ART-05 ART-06 clear all removes the tag, and the address may set one', () => {
    const tagged = ArticleGrid.open({ limit: 3, tagId: 'snow' }).state;
    expect(tagged.request).toEqual({ ticket: 1, offset: 0, limit: 3, tagId: 'snow' });
    const cleared = ArticleGrid.chooseTag(tagged, undefined).state;
    expect([cleared.tagId, cleared.request]).toEqual([undefined, { ticket: 2, offset: 0, limit: 3 }]);
    expect(ArticleGrid.chooseTag(tagged, 'snow').events).toEqual([]);
  });

  test('ART-11 a failed request keeps the shown articles, and can be retried', () => {
    const more = ArticleGrid.readMore(loaded(9)).state;
    const failed = ArticleGrid.fail(more, more.request);
    expect([failed.articles.length, failed.isLoading]).toEqual([3, false]);
    expect(ArticleGrid.readMore(failed).events).toMatchObject([{ request: { offset: 3 } }]);
    expect(ArticleGrid.fail(more, opened.request)).toBe(more);
  });

  test('ART-11 a tag that failed to load is requested from its first article, by read more or by choosing it again', () => {
    const snow = ArticleGrid.chooseTag(loaded(3), 'snow').state;
    const failed = ArticleGrid.fail(snow, snow.request);
    expect([ArticleGrid.canReadMore(snow), ArticleGrid.canReadMore(failed), failed.articles.length]).toEqual([
      false,
      true,
      3,
    ]);
    const again = [{ _tag: 'ArticlesRequested', request: { ticket: 3, offset: 0, limit: 3, tagId: 'snow' } }];
    expect([
      ArticleGrid.readMore(failed).events,
      ArticleGrid.chooseTag(failed, 'snow').events,
      ArticleGrid.chooseTag(snow, 'snow').events,
    ]).toEqual([again, again, []]);
  });

  test.each([
    ['sm', 4],
    ['md', 10],
    ['lg', 20],
  ] as const)('ART-09 CFG-10 before see more there are, at %s, %d facets', (breakpoint, count) => {
    expect(facetsBeforeSeeMore[breakpoint]).toBe(count);
    expect(shownFacets(facets, { breakpoint, seesAll: false })).toEqual(facets.slice(0, count));
    expect(shownFacets(facets, { breakpoint, seesAll: true })).toEqual(facets);
  });

  test('ART-05 of 12 facets at md 10 are shown, see more shows 12; the active one is always shown', () => {
    expect(shownFacets(facets.slice(0, 12), { breakpoint: 'md', seesAll: false })).toHaveLength(10);
    expect(shownFacets(facets.slice(0, 12), { breakpoint: 'md', seesAll: true })).toHaveLength(12);
    expect(shownFacets(facets, { breakpoint: 'sm', seesAll: false, tagId: 'f24' }).map(({ id }) => id)).toEqual([
      'f0',
      'f1',
      'f2',
      'f3',
      'f24',
    ]);
  });

  const command = fc.oneof(
    fc.constant({ _tag: 'more' as const }),
    fc.record({ _tag: fc.constant('tag' as const), tagId }),
    fc.record({ _tag: fc.constant('reply' as const), which: fc.nat(9), fails: fc.boolean() }),
  );

  law(
    'ART-12 whatever order answers come in, a grid holds the first articles of its newest filter, each once',
    [fc.array(command, { maxLength: 20 }), fc.integer({ min: 0, max: 11 })],
    (commands, numFound) => {
      const first = ArticleGrid.open({ limit: 3 });
      let grid = first.state;
      const asks: ArticleRequest[] = first.events.map(({ request }) => request);
      for (const one of commands) {
        if (one._tag === 'reply') {
          const ask = asks[one.which % asks.length];
          if (ask !== undefined)
            grid = one.fails
              ? ArticleGrid.fail(grid, ask)
              : ArticleGrid.arrive(grid, ask, articleAnswer(ask, numFound));
          continue;
        }
        const { state, events } =
          one._tag === 'more' ? ArticleGrid.readMore(grid) : ArticleGrid.chooseTag(grid, one.tagId);
        grid = state;
        asks.push(...events.map(({ request }) => request));
      }
      if (grid.isLoading && grid.request.offset === 0) return;
      const letter = grid.articles[0]?.id.replace(/\d+$/, '') ?? '';
      expect(grid.articles.map(({ id }) => id)).toEqual(articles(grid.articles.length, { letter }).map(({ id }) => id));
    },
  );
});
