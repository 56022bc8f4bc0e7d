import { describe, expect, test } from 'vitest';
import type { Block } from '#core/content/blocks/codecs.ts';
import { inlineCatalog } from '#core/testing/fake-content.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const text = (id: string): Block => ({ _tag: 'rich-text', id, richText: ['Hello'] });

describe('viewPage', () => {
  test('CNT-61 an inline catalog is filled with its products, as tiles with price texts', async () => {
    const { shop } = buildStorefront();
    const page = await run(shop.content.viewPage('home'));
    expect(page.sections[0]?.blocks).toMatchObject([
      {
        _tag: 'inline-catalog',
        id: 'new-in',
        tiles: [{ id: 'NKTRAIL3FJO', price: { sale: '$160.00' } }, { id: 'NKRIDGE1BAR' }],
      },
    ]);
  });

  test('CNT-04 a block whose products fail to load is omitted and logged; the others stay', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.put('home', [text('before'), inlineCatalog, text('after')]);
    fakes.faults.failNext('catalog', apiRefusal('PLP400'));
    const page = await run(shop.content.viewPage('home'));
    expect(page.sections[0]?.blocks.map(({ id }) => id)).toEqual(['before', 'after']);
    expect(fakes.monitoring.warnings).toEqual([
      { message: 'PLP400 happened', errorId: 'PLP400', component: 'inline-catalog', id: 'new-in' },
    ]);
  });

  test('CNT-39 an inline catalog inside an accordion is filled, and a failing one leaves the other blocks unchanged', async () => {
    const { shop, fakes } = buildStorefront();
    const accordions = (id: string): Block => ({
      _tag: 'accordions',
      id,
      items: [{ title: 'Fits', richText: [], blocks: [text(`${id}-text`), { ...inlineCatalog, id: `${id}-catalog` }] }],
    });
    fakes.content.put('home', [accordions('first')]);
    expect((await run(shop.content.viewPage('home'))).sections[0]?.blocks).toMatchObject([
      { items: [{ blocks: [{ id: 'first-text' }, { id: 'first-catalog', tiles: [{ id: 'NKTRAIL3FJO' }, {}] }] }] },
    ]);
    fakes.faults.failNext('catalog', apiRefusal('PLP400'));
    expect((await run(shop.content.viewPage('home'))).sections[0]?.blocks).toMatchObject([
      { items: [{ blocks: [{ id: 'first-text' }] }] },
    ]);
  });

  test('RTE-45 an unknown page is not found; a failing service is a failure', async () => {
    const { shop, fakes } = buildStorefront();
    expect(await failureOf(shop.content.viewPage('nope'))).toEqual({ _tag: 'NotFound', elsewhere: [] });
    fakes.faults.failNext('page', apiRefusal('GEN500', 500));
    expect(await failureOf(shop.content.viewPage('home'))).toMatchObject({ errorId: 'GEN500' });
  });

  test('ART-02 ART-10 an article has at most four other articles; if they fail to load, it has none and one log entry', async () => {
    const { shop, fakes } = buildStorefront();
    for (const number of [1, 2, 3, 4, 5, 6])
      fakes.content.putArticle({
        id: `a${number}`,
        title: `Article ${number}`,
        url: `/articles/a${number}`,
        tags: [],
        hidePageDate: false,
      });
    const view = async () => (await run(shop.content.viewPage('articles/a2'))).article;
    expect((await view())?.related.map(({ id }) => id)).toEqual(['a1', 'a3', 'a4', 'a5']);
    fakes.faults.failNext('articles', apiRefusal('GEN500', 500));
    expect(await view()).toMatchObject({ id: 'a2', related: [] });
    expect(fakes.monitoring.warnings).toMatchObject([{ component: 'article', id: 'a2', errorId: 'GEN500' }]);
  });

  test('CNT-71 ART-08 a grid has its first articles: rows times columns, or three', async () => {
    const { shop, fakes } = buildStorefront();
    for (const number of [1, 2, 3, 4, 5])
      fakes.content.putArticle({
        id: `a${number}`,
        title: `Article ${number}`,
        url: `/articles/a${number}`,
        tags: [],
        hidePageDate: false,
      });
    fakes.content.put('notes', [
      { _tag: 'article-grid', id: 'small' },
      { _tag: 'article-grid', id: 'wide', rows: 2, columns: 2 },
    ]);
    const [small, wide] = (await run(shop.content.viewPage('notes'))).sections[0]?.blocks ?? [];
    expect([small, wide]).toMatchObject([
      { found: { result: { length: 3 }, numFound: 5 } },
      { found: { result: { length: 4 } } },
    ]);
  });

  test('ART-06 ART-07 the address names the tag of a grid and the number of its loads', async () => {
    const { shop, fakes } = buildStorefront();
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
      fakes.content.putArticle({
        id: `a${number}`,
        title: `Article ${number}`,
        url: `/articles/a${number}`,
        tags: number % 2 === 0 ? [{ label: 'even' }] : [],
        hidePageDate: false,
      });
    fakes.content.put('notes', [{ _tag: 'article-grid', id: 'n' }]);
    const idsAt = async (query: string) => {
      const [grid] = (await run(shop.content.viewPage('notes', query))).sections[0]?.blocks ?? [];
      return grid?._tag === 'article-grid' ? [grid.tagId, ...grid.found.result.map(({ id }) => id)] : [];
    };
    expect(await idsAt('?page=2')).toEqual([undefined, 'a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
    expect(await idsAt('?componentn[tagId]=even&page=2')).toEqual(['even', 'a2', 'a4', 'a6', 'a8']);
    expect(await idsAt('?page=-1')).toEqual([undefined, 'a1', 'a2', 'a3']);
  });

  test('CNT-74 a place shows the sections of its name; a missing page leaves it empty, a failing one is logged, too', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.putSections('cart', [
      { id: 'empty', blocks: [text('a')] },
      { id: 'below', blocks: [text('b')] },
    ]);
    const idsAt = async (place: string) =>
      (await run(shop.content.viewSlot('cart', place))).flatMap(({ blocks }) => blocks.map(({ id }) => id));
    expect([await idsAt('empty'), await idsAt('below'), await idsAt('top')]).toEqual([['a'], ['b'], []]);
    expect(await run(shop.content.viewSlot('account', 'below'))).toEqual([]);
    expect(fakes.monitoring.warnings).toEqual([]);
    fakes.faults.failNext('namedPage', apiRefusal('GEN500', 500));
    expect(await idsAt('empty')).toEqual([]);
    expect(fakes.monitoring.warnings).toMatchObject([{ component: 'slot', id: 'cart', errorId: 'GEN500' }]);
  });

  test('API-113 the blocks of a fragment follow those of the section that names it, with ids of their own and their data', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.putSections('fragment/contact', [{ id: 'f', blocks: [text('a'), inlineCatalog] }]);
    fakes.content.putSections('help', [
      { id: 'main', blocks: [text('a')], fragmentId: 'contact' },
      { id: 'end', blocks: [text('b')] },
    ]);
    const view = async () =>
      (await run(shop.content.viewPage('help'))).sections.map(({ id, blocks }) => [
        id,
        blocks.map((block) => block.id),
      ]);
    expect(await view()).toEqual([
      ['main', ['a', 'a-2', 'new-in']],
      ['end', ['b']],
    ]);
    expect((await run(shop.content.viewPage('help'))).sections[0]?.blocks[2]).toMatchObject({
      tiles: [{ id: 'NKTRAIL3FJO' }, {}],
    });
    fakes.faults.failNext('fragment', apiRefusal('API404', 404));
    expect(await view()).toEqual([
      ['main', ['a']],
      ['end', ['b']],
    ]);
    expect(fakes.monitoring.warnings).toMatchObject([{ component: 'fragment', id: 'contact', errorId: 'API404' }]);
  });

  test('API-113 a fragment that names itself, or the fragment that names it, is in its page once', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.putSections('fragment/one', [{ id: 'f', blocks: [text('one')], fragmentId: 'two' }]);
    fakes.content.putSections('fragment/two', [{ id: 'f', blocks: [text('two')], fragmentId: 'one' }]);
    fakes.content.putSections('fragment/own', [{ id: 'f', blocks: [text('own')], fragmentId: 'own' }]);
    fakes.content.putSections('help', [
      { id: 'first', blocks: [text('a')], fragmentId: 'one' },
      { id: 'second', blocks: [text('b')], fragmentId: 'own' },
    ]);
    const { sections } = await run(shop.content.viewPage('help'));
    expect(sections.map(({ blocks }) => blocks.map(({ id }) => id))).toEqual([
      ['a', 'one'],
      ['b', 'own'],
    ]);
  });

  test('API-116 a page that lists its children has them; others read none, and a failure leaves them out', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.putHub('help');
    fakes.content.put('help/returns', [text('a')]);
    fakes.content.put('help/returns/how', [text('a')]);
    expect((await run(shop.content.viewPage('help'))).children).toEqual([
      { url: '/help/returns', title: 'help/returns', description: '' },
    ]);
    expect(await run(shop.content.viewPage('help/returns'))).not.toHaveProperty('children');
    fakes.faults.failNext('children', apiRefusal('GEN500', 500));
    expect(await run(shop.content.viewPage('help'))).not.toHaveProperty('children');
    expect(fakes.monitoring.warnings).toMatchObject([{ component: 'children', id: 'help', errorId: 'GEN500' }]);
  });

  test('RTE-45 a missing page fails with the other sites that have it; a site that cannot be read is left out and logged', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.putElsewhere('nordkamm-ca', 'help/winter');
    fakes.content.putElsewhere('nordkamm-gb', 'help/winter');
    const canadian = { locale: 'fr-ca', title: 'help/winter' };
    const missing = { _tag: 'NotFound', elsewhere: [canadian, { locale: 'en-gb', title: 'help/winter' }] };
    expect(await failureOf(shop.content.viewPage('help/winter'))).toEqual(missing);
    fakes.faults.failNext('pageElsewhere', apiRefusal('GEN500', 500));
    expect(await failureOf(shop.content.viewPage('help/winter'))).toMatchObject({ elsewhere: [{ locale: 'en-gb' }] });
    expect(fakes.monitoring.warnings).toMatchObject([{ id: 'help/winter', errorId: 'GEN500' }]);
    expect(await failureOf(shop.content.viewPage('help/summer'))).toEqual({ _tag: 'NotFound', elsewhere: [] });
  });

  test('the form of withdrawals of another site is not offered: each site has its own law', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.putElsewhere('nordkamm-gb', 'withdrawal');
    expect(await failureOf(shop.content.viewPage('withdrawal'))).toEqual({ _tag: 'NotFound', elsewhere: [] });
    expect(fakes.faults.times('pageElsewhere')).toBe(0);
  });

  test('RTE-49 a named page is viewed in the same way', async () => {
    expect((await run(buildStorefront().shop.content.viewNamedPage('error-4xx'))).id).toBe('error-4xx');
  });
});

describe('CNT-74 viewNavigation', () => {
  test('returns menu and footer', async () => {
    expect(await run(buildStorefront().shop.content.viewNavigation)).toMatchObject({
      menu: [{ id: 'footwear' }],
      footer: { legalLine: 'NORDKAMM' },
    });
  });

  test.each([
    ['menu', { menu: [] }],
    ['footer', { footer: { columns: [], legalLine: '' } }],
    ['utility', { utility: [] }],
  ])('omits and logs a failing %s', async (part, without) => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.failNext(part, apiRefusal('API404', 404));
    expect(await run(shop.content.viewNavigation)).toMatchObject(without);
    expect(fakes.monitoring.warnings).toMatchObject([{ component: part, errorId: 'API404' }]);
  });
});

describe('viewShowcase', () => {
  test('SHOW-02 the items of a type have the data of their blocks; the same product is in several rows', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.put('other', [text('words'), { ...inlineCatalog, id: 'again' }]);
    const { sections } = await run(shop.content.viewShowcase('?docType=inline-catalog'));
    expect(sections).toMatchObject([
      { id: 'new-in', name: 'page/home', blocks: [{ tiles: [{ id: 'NKTRAIL3FJO' }, {}] }] },
      { id: 'again', name: 'page/other', blocks: [{ tiles: [{ id: 'NKTRAIL3FJO' }, {}] }] },
    ]);
  });

  test('SHOW-01 SHOW-04 without a document type nothing is asked for', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.failNext('showcase', apiRefusal('GEN500', 500));
    for (const search of ['', '?docType=', '?docType=nothing&limit=10'])
      expect(await run(shop.content.viewShowcase(search))).toEqual({});
    expect(fakes.monitoring.warnings).toEqual([]);
  });

  test('SHOW-11 ERR-33 a failure leaves no items, and is logged', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.failNext('showcase', apiRefusal('GEN500', 500));
    expect(await run(shop.content.viewShowcase('?docType=hero&limit=10'))).toEqual({ sections: [] });
    expect(fakes.monitoring.warnings).toMatchObject([{ component: 'showcase', id: 'hero', errorId: 'GEN500' }]);
  });
});
