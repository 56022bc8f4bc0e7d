import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { publishVersion, putVersion } from '#adapters/backend/commerce/modules/content/content-versions.ts';
import { makeGrant } from '#adapters/backend/commerce/modules/content/preview-grant.ts';
import { content } from '#adapters/contract/content.ts';
import { catalogService, type Ask } from '#test/support/commerce/catalog-service.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';
import { decoded } from '#test/support/decoded.ts';

const siteId = 'nordkamm-us';

const textBlock = (id: string, more: object = {}) => ({
  id,
  type: 'rich-text',
  richText: { html: `<p>${id}</p>` },
  ...more,
});
const pageOf = (name: string, items: readonly object[]) => ({
  id: name,
  name,
  seo: { title: name, description: '' },
  sections: [{ id: 'main', items }],
});

const banner = (id: string, type: string) => ({ id, type, title: id });
const collection = {
  id: 'several',
  type: 'collection-grid',
  items: [{ blocks: [textBlock('nested')] }],
};

describe.each(databaseMakers)('the showcase on $name', ({ make }) => {
  let database: CommerceDatabase;
  let ask: Ask;
  let grant: string;

  const publish = (kind: 'page' | 'category', name: string, body: object, site = siteId) =>
    database.db
      .insertInto('contentDocument')
      .values({ siteId: site, kind, name, body: JSON.stringify(body) })
      .execute();

  beforeAll(async () => {
    database = await make();
    await publish('page', 'one', pageOf('one', [textBlock('a'), banner('thin', 'banner-thin'), collection]));
    await publish('page', 'two', pageOf('two', [banner('split', 'banner-split'), textBlock('a')]));
    await publish('category', '1000', { promos: [], sections: [{ id: 'top', items: [textBlock('in-list')] }] });
    await publish('page', 'elsewhere', pageOf('elsewhere', [textBlock('elsewhere')]), 'nordkamm-gb');
    ask = catalogService(database);
    grant = await makeGrant(database.db, Date.now() + 60_000);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  const answer = (path: string, mode = 'publish', headers = {}) =>
    ask(`${mode}/caas/v1/canvas/showcase/${siteId}/${path}`, { headers });
  const found = async (path: string, mode = 'publish', headers = {}) =>
    decoded(content.showcase.reply, (await answer(path, mode, headers)).body).items.map(({ id, name }) => [id, name]);

  test('API-119 SHOW-02 the blocks of a type in all documents of the site, nested ones too, with id and document', async () => {
    expect(await found('rich-text')).toEqual([
      ['in-list', 'category/1000'],
      ['a', 'page/one'],
      ['nested', 'page/one'],
      ['a', 'page/two'],
    ]);
    expect(await found('collection')).toEqual([['several', 'page/one']]);
    expect(await found('hero')).toEqual([]);
  });

  test('SHOW-01 the layout variant selects', async () => {
    expect(await found('banner')).toEqual([
      ['thin', 'page/one'],
      ['split', 'page/two'],
    ]);
    expect(await found('banner?layoutVariant=split')).toEqual([['split', 'page/two']]);
    expect(await found('banner?layoutVariant=none')).toEqual([]);
  });

  test('SHOW-06 a limit outside the three becomes 20', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: `gap-${index}`, type: 'spacer' }));
    await publish('page', 'gaps', pageOf('gaps', many));
    expect((await found('spacer?limit=10')).length).toBe(10);
    expect((await found('spacer?limit=50')).length).toBe(30);
    for (const limit of ['', '?limit=7', '?limit=100']) expect((await found(`spacer${limit}`)).length).toBe(20);
  });

  test('a block with a name of its own is listed with it; texts are sanitized', async () => {
    const html = '<p>fine<script>x()</script></p>';
    await publish('page', 'named', pageOf('named', [{ id: 'p', type: 'pop-up', name: 'Winter', richText: { html } }]));
    const { items } = decoded(content.showcase.reply, (await answer('pop-up')).body);
    expect(items).toMatchObject([{ id: 'p', name: 'Winter', richText: [{ tag: 'p', children: ['fine'] }] }]);
  });

  test('a type that does not exist is missing', async () => {
    expect([(await answer('nothing')).status, (await answer('banner-thin')).status]).toEqual([404, 404]);
    expect((await answer('hero', 'other')).status).toBe(404);
  });

  test('SHOW-09 SHOW-10 a preview lists drafts, to editors only, and with a date what is published then', async () => {
    const now = Date.now();
    const key = (name: string) => ({ siteId, kind: 'page', name }) as const;
    const store = (name: string, id: string) =>
      putVersion(
        database.db,
        key(name),
        { body: JSON.stringify(pageOf(name, [{ id, type: 'anchor' }])), author: 'ada', note: '' },
        now,
      );
    const first = await store('draft', 'first');
    await publishVersion(database.db, key('draft'), { version: first, now });
    const timed = await store('draft', 'timed');
    await publishVersion(database.db, key('draft'), { version: timed, at: now + 3_600_000, now });
    await store('draft', 'newest');
    await store('only-draft', 'only-draft');
    const headers = { 'x-preview-grant': grant };
    expect(await found('anchor')).toEqual([['first', 'page/draft']]);
    expect(await found('anchor', 'preview')).toEqual([['first', 'page/draft']]);
    expect(await found('anchor', 'preview', headers)).toEqual([
      ['newest', 'page/draft'],
      ['only-draft', 'page/only-draft'],
    ]);
    const at = (time: number) => `anchor?previewDate=${new Date(time).toISOString()}`;
    expect(await found(at(now + 60_000), 'preview', headers)).toEqual([['first', 'page/draft']]);
    expect(await found(at(now + 7_200_000), 'preview', headers)).toEqual([['timed', 'page/draft']]);
  });
});
