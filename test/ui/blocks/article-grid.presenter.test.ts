import { describe, expect, it } from 'vitest';
import type { Article, ArticleSearchResult } from '#core/content/article.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { ArticleGridPresenter } from '#ui/blocks/article-grid/article-grid.presenter.ts';
import { eventually, openShop } from '../render-in-shop.tsx';

const articleOf = (number: number): Article => ({
  id: `a${number}`,
  title: `Article ${number}`,
  url: `/articles/a${number}`,
  tags: [{ label: number % 2 === 0 ? 'even' : 'odd' }],
  hidePageDate: false,
});
const all = Array.from({ length: 7 }, (_, index) => articleOf(index));
const facets = Array.from({ length: 12 }, (_, index) => ({ id: `f${index}`, label: `Facet ${index}` }));
const first: ArticleSearchResult = { result: all.slice(0, 3), facets, numFound: 7 };

const open = (tagInAddress?: string, found = first) => {
  let address = tagInAddress;
  let goBack = (): void => undefined;
  const { fakes, makeTasks } = openShop();
  for (const article of all) fakes.content.putArticle(article);
  const kept: (string | undefined)[] = [];
  const loads: number[] = [];
  const presenter = new ArticleGridPresenter({
    tasks: makeTasks(),
    limit: 3,
    found,
    tagId: undefined,
    tagInAddress: () => address,
    keepTag: (tagId) => {
      address = tagId;
      kept.push(tagId);
    },
    onReturn: (act) => {
      goBack = act;
      return () => {
        goBack = () => undefined;
      };
    },
    keepPages: (_tagId, pages) => void loads.push(pages),
  });
  const stop = presenter.activate();
  const returnTo = (tagId: string | undefined): void => {
    address = tagId;
    goBack();
  };
  return { presenter, kept, loads, fakes, stop, returnTo };
};
const idsOf = ({ grid }: ArticleGridPresenter): readonly string[] => grid.articles.map(({ id }) => id);

describe('a grid of articles', () => {
  it('ART-05 ART-07 ART-12 read more appends until all are loaded, and the first new one takes the focus', async () => {
    const { presenter, loads } = open();
    expect([idsOf(presenter), presenter.canReadMore]).toEqual([['a0', 'a1', 'a2'], true]);
    presenter.readMore();
    await eventually(() => presenter.grid.articles.length === 6);
    expect(presenter.firstNew).toBe(3);
    presenter.readMore();
    await eventually(() => presenter.grid.articles.length === 7);
    expect([presenter.canReadMore, loads]).toEqual([false, [2, 3]]);
  });

  it('ART-06 ART-07 another tag starts from the first article and is kept in the address; clear removes it', async () => {
    const { presenter, kept } = open();
    presenter.choose('even');
    await eventually(() => !presenter.grid.isLoading);
    expect([idsOf(presenter), presenter.grid.numFound]).toEqual([['a0', 'a2', 'a4'], 4]);
    presenter.choose(undefined);
    await eventually(() => !presenter.grid.isLoading);
    expect([idsOf(presenter), kept]).toEqual([
      ['a0', 'a1', 'a2'],
      ['even', undefined],
    ]);
  });

  it('ART-06 Back chooses the tag of the address before, and adds no entry to the history', async () => {
    const { presenter, kept, returnTo, stop } = open();
    presenter.choose('even');
    await eventually(() => !presenter.grid.isLoading);
    returnTo(undefined);
    await eventually(() => !presenter.grid.isLoading);
    expect([idsOf(presenter), presenter.grid.tagId, kept]).toEqual([['a0', 'a1', 'a2'], undefined, ['even']]);
    stop();
    returnTo('odd');
    expect(presenter.grid.tagId).toBeUndefined();
  });

  it('ART-06 the tag in the address is chosen when the grid is opened', async () => {
    const { presenter, kept } = open('odd');
    await eventually(() => !presenter.grid.isLoading);
    expect([idsOf(presenter), presenter.grid.tagId, kept]).toEqual([['a1', 'a3', 'a5'], 'odd', []]);
  });

  it('ART-11 ERR-34 a failed request leaves the articles as they are, without a message', async () => {
    const { presenter, fakes } = open();
    fakes.faults.failNext('articles', apiRefusal('GEN500', 500));
    presenter.readMore();
    await eventually(() => !presenter.grid.isLoading);
    expect([idsOf(presenter), presenter.canReadMore]).toEqual([['a0', 'a1', 'a2'], true]);
  });

  it('ART-09 four tags are shown on small screens, ten on medium ones, all after See more; the chosen one always', () => {
    const { presenter } = open();
    const from = (): readonly (string | undefined)[] => presenter.tags.map((tag) => tag.from);
    expect(from()).toEqual([...Array(4).fill('sm'), ...Array(6).fill('md'), ...Array(2).fill('lg')]);
    presenter.toggleAll();
    expect(new Set(from())).toEqual(new Set(['sm']));
    presenter.toggleAll();
    presenter.choose('f11');
    expect(from().at(-1)).toBe('sm');
  });
});
