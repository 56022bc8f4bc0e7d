import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { content } from '#adapters/contract/content.ts';
import { RELATED_ARTICLES } from '#core/content/article.ts';
import { catalogService, type Ask } from '#test/support/commerce/catalog-service.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';
import { decoded } from '#test/support/decoded.ts';

const site = 'nordkamm-us';
const tags = ['snow', 'care', 'rock'];

/** A page of an article; `day` orders it, and every third one has the same tag. */
const articlePage = (number: number) => ({
  siteId: site,
  kind: 'page' as const,
  name: `articles/test-${number}`,
  body: JSON.stringify({
    id: `test-${number}`,
    name: `articles/test-${number}`,
    sections: [],
    seo: { title: `Article ${number}`, description: '' },
    article: {
      title: `Article ${number}`,
      hidePageDate: number === 3,
      date: `2030-01-${String(number).padStart(2, '0')}`,
      tags: [{ id: tags[number % 3], label: `Topic ${tags[number % 3]}` }],
    },
  }),
});

describe.each(databaseMakers)('articles on $name', ({ make }) => {
  let database: CommerceDatabase;
  let ask: Ask;

  beforeAll(async () => {
    database = await make();
    await seedDatabase(database);
    await database.db.insertInto('contentDocument').values([1, 2, 3, 4, 5, 6, 7].map(articlePage)).execute();
    ask = catalogService(database);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  const search = async (query: string, mode = 'publish') =>
    decoded(content.articles.reply, (await ask(`${mode}/caas/v1/canvas/articles/${site}${query}`, { site })).body);
  const ids = async (query: string) => (await search(query)).result.map(({ id }) => id);

  test('API-120 ART-04 articles come newest first, in parts, with all topics and their number', async () => {
    expect(await ids('?limit=3')).toEqual(['test-7', 'test-6', 'test-5']);
    expect(await ids('?offset=3&limit=2')).toEqual(['test-4', 'test-3']);
    const { numFound, facets, result } = await search('?limit=1');
    expect(numFound).toBeGreaterThanOrEqual(7);
    expect(facets.map(({ id }) => id)).toEqual(expect.arrayContaining(tags));
    expect(result).toMatchObject([
      {
        id: 'test-7',
        title: 'Article 7',
        url: '/articles/test-7',
        date: '2030-01-07',
        hidePageDate: false,
        tags: [{ label: 'Topic care' }],
      },
    ]);
    expect(await search(`?limit=${RELATED_ARTICLES}`, 'preview')).toEqual(await search(`?limit=${RELATED_ARTICLES}`));
  });

  test('ART-07 ART-10 a topic limits them, and the article of a page is left out of its related ones', async () => {
    expect(await ids('?tagId=rock')).toEqual(['test-5', 'test-2']);
    expect((await search('?tagId=rock&limit=1')).numFound).toBe(2);
    expect(await ids('?tagId=rock&exclude=test-5')).toEqual(['test-2']);
    expect(await search('?tagId=unknown')).toMatchObject({ result: [], numFound: 0 });
  });

  test.each(['?limit=0', '?limit=49', '?offset=-1', '?limit=x', `?tagId=${'x'.repeat(300)}`])(
    'API-120 the request %s is refused',
    async (query) => expect((await ask(`publish/caas/v1/canvas/articles/${site}${query}`, { site })).status).toBe(400),
  );

  test('ART-02 ART-10 articles related to one: first those with its first tag, then the others, each newest first', async () => {
    expect(await ids('?limit=4&exclude=test-5')).toEqual(['test-2', 'test-7', 'test-6', 'test-4']);
    expect(await ids('?limit=2&exclude=nothing')).toEqual(['test-7', 'test-6']);
  });

  test('API-118 a product has the content of its color, else that of its style, else none, and it is no page of its own', async () => {
    const document = (name: string, id: string) => ({
      siteId: site,
      kind: 'page' as const,
      name: `product/${name}`,
      body: JSON.stringify({
        sections: [{ id: 'below', items: [{ id, type: 'rich-text', richText: { html: '<p>x</p>' } }] }],
      }),
    });
    await database.db
      .insertInto('contentDocument')
      .values([document('NKTRAIL9', 'of-style'), document('NKTRAIL9FJO', 'of-color')])
      .execute();
    const idsOf = async (productId: string) =>
      decoded(
        content.product.reply,
        (await ask(`publish/caas/v1/canvas/product/${site}/${productId}`, { site })).body,
      ).sections.flatMap(({ items }) => items.map(({ id }) => id));
    expect(await idsOf('NKTRAIL9FJO')).toEqual(['of-color']);
    expect(await idsOf('NKTRAIL9BLK')).toEqual(['of-style']);
    expect(await idsOf('NKKILD07STL')).toEqual([]);
    expect((await ask(`publish/caas/v1/canvas/product/${site}/evil%20id`, { site })).status).toBe(404);
    expect((await ask(`publish/caas/v1/canvas/page/${site}/product%2FNKTRAIL9`, { site })).status).toBe(404);
  });

  test('ART-13 an article whose document is incomplete is left out of the list', async () => {
    await database.db
      .updateTable('contentDocument')
      .set({ body: JSON.stringify({ ...JSON.parse(articlePage(7).body), article: { tags: 'none' } }) })
      .where('name', '=', 'articles/test-7')
      .execute();
    expect(await ids('?limit=2')).toEqual(['test-6', 'test-5']);
    expect(await ids('')).not.toContain('test-7');
  });
});
