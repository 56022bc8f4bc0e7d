import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkReferences } from '#adapters/backend/commerce/modules/content/check-references.ts';
import { addMedium } from '#adapters/backend/commerce/modules/content/media-records.ts';
import { isDelivered } from '#adapters/backend/seed/media-folder.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { openCommandDatabase } from '#test/support/commerce/command-database.ts';
import { OPENING } from '#test/support/commerce/databases.ts';

const page = (items: readonly object[], others: object = {}) => ({
  id: 'sale',
  name: 'sale',
  seo: { title: 'Sale', description: '' },
  sections: [{ id: 's', items: items.map((item, index) => ({ id: `b${index}`, ...item })) }],
  ...others,
});
const picture = (name: string) => ({ name, alt: '', width: 1600, height: 900, color: '#445566' });
const hero = (name: string) => ({
  type: 'hero-standard',
  title: 'A',
  media: { _tag: 'picture', picture: picture(name) },
});
const text = (html: string) => ({ type: 'rich-text', richText: { html } });
const buttons = (...urls: readonly string[]) => ({
  type: 'cta-buttons',
  targets: urls.map((url) => ({ text: 'Go', url })),
});

describe('what a document names and its site does not have', () => {
  let opened: Awaited<ReturnType<typeof openCommandDatabase>>;
  beforeAll(async () => {
    opened = await openCommandDatabase('seeded');
    for (const [name, kind] of [
      ['content/woods-00000001.webp', 'picture'],
      ['film/woods-00000001.mp4', 'film'],
      ['film/woods-00000001.vtt', 'film'],
    ] as const)
      await addMedium(opened.database.db, {
        name,
        kind,
        alt: 'Woods',
        ...(kind === 'picture'
          ? { width: 1, height: 1, color: '#000000' }
          : { width: null, height: null, color: null }),
        data: new Uint8Array(1),
        createdAt: new Date(0),
      });
  }, OPENING);
  afterAll(() => opened.close(), OPENING);

  const portico = (...args: readonly string[]) => runInProcess(args, { DATABASE_URL: opened.url });
  const fileOf = (content: object) => {
    const file = join(opened.folder, 'document.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const warningsOf = async (body: unknown, siteId = 'nordkamm-us') =>
    (await checkReferences(opened.database.db, { siteId, isDelivered }, body)).map(
      ({ path, problem }) => `${path} ${problem}`,
    );
  /** The addresses of buttons that lead nowhere. */
  const deadOf = async (siteId: string, ...urls: readonly string[]) => {
    const warnings = await warningsOf(page([buttons(...urls)]), siteId);
    return warnings.map((warning) => urls[Number(/targets\.(\d+)\.url/.exec(warning)?.[1])]);
  };

  test('CNT-01 every delivered document of every site names only what its site has', async () => {
    const documents = await opened.database.db
      .selectFrom('contentDocument')
      .select(['siteId', 'kind', 'name', 'body'])
      .where('version', 'is', null)
      .execute();
    expect(new Set(documents.map(({ siteId }) => siteId)).size).toBe(3);
    for (const { siteId, kind, name, body } of documents)
      expect([siteId, kind, name, await warningsOf(body, siteId)]).toEqual([siteId, kind, name, []]);
  });

  test('pictures, films and captions are delivered, added or addresses of other hosts', async () => {
    const film = (fields: object) => ({
      type: 'video-player',
      player: { media: { md: { url: '/film/none-00000000.mp4', ...fields } } },
    });
    const body = page([
      hero('scenes/hero-dawn'),
      hero('content/woods-00000001.00000001'),
      hero('content/none-00000000.00000000'),
      hero('https://res.cloudinary.com/a/image/upload/b.jpg'),
      film({}),
      film({ url: '/film/woods-00000001.mp4', cloudinaryAsset: { cloudName: 'local', publicId: 'none/master' } }),
      { ...film({ url: 'https://media.example/a.mp4' }), captions: { url: '/film/woods-00000001.vtt' } },
      { captions: { url: '/film/none-00000000.vtt' } },
      { article: { picture: { url: '/images/scenes/none.00000000' } } },
    ]);
    const list = '"portico media list" has those that were added';
    expect(await warningsOf(body)).toEqual([
      `sections.0.items.2.media.picture.name is a picture that does not exist; ${list}`,
      `sections.0.items.4.player.media.md.url is a film that does not exist; ${list}`,
      `sections.0.items.5.player.media.md.cloudinaryAsset.publicId is a film that does not exist; ${list}`,
      `sections.0.items.7.captions.url names captions that do not exist; ${list}`,
      `sections.0.items.8.article.picture.url is a picture that does not exist; ${list}`,
    ]);
  });

  test('categories, fragments and dialogs exist', async () => {
    const body = page(
      [
        { type: 'inline-catalog', categoryId: '1000' },
        { type: 'inline-catalog', categoryId: '1001' },
        buttons('#modal-sign-in?from=page', '#modal-own', '#modal-none', '#modal', '#b0'),
        { type: 'accordions', items: [{ blocks: [{ id: 'own', type: 'dialog', title: 'Own' }] }] },
      ],
      { sections2: [{ id: 'f', fragmentId: 'none', items: [] }] },
    );
    expect(await warningsOf(body)).toEqual([
      'sections.0.items.1.categoryId is a category that does not exist',
      'sections.0.items.2.targets.2.url opens no dialog of the page: #modal-none',
      'sections.0.items.2.targets.3.url opens no dialog of the page: #modal',
      'sections2.0.fragmentId is a fragment that is not published',
    ]);
    expect(await warningsOf({ ...body, name: 'fragment/sizes' })).toHaveLength(2);
  });

  test('a fragment shows no other fragments, so that none can contain itself', async () => {
    const sections = [{ id: 's', fragmentId: 'help-contact', items: [] }];
    expect(await warningsOf(page([], { name: 'fragment/sizes', sections }))).toEqual([
      'sections.0.fragmentId is ignored: a fragment shows no other fragments',
    ]);
    expect(await warningsOf(page([], { sections }))).toEqual([]);
  });

  test('internal links lead to pages of the shop, the catalog, content and redirects, with and without locale', async () => {
    const live = [
      '/',
      '/en-us',
      '/cart?x=1#top',
      '/account/orders/1',
      '/favorites/shared/1',
      '/articles/feed.xml',
      '/help/returns/',
      '/en-us/help/returns?x#y',
      '/help/size-and-fit',
      '/articles/trail-shoes-for-descents',
      '/c/footwear-1000',
      '/en-us/mens/any-c1000',
      '/p/NKTRAIL3',
      '/p/NKTRAIL3FJO#size',
      '/store-locator/us-denver',
      '/sale',
      '',
      '?filter.price=0-50',
      '#anchor',
      'mailto:a@b.example',
      'https://nordkamm.example/none',
    ];
    const dead = [
      '/none',
      '/en-us/none',
      '/cart/none',
      '/help/return',
      '/Help/Returns',
      'help/returns',
      '//evil.example',
      '/de-de/help/returns',
      '/c/footwear-1001',
      '/p/NKTRAIL3XXX',
      '/p/NKNONE01',
      '/store-locator/gb-none',
      '/product/NKSVALE1',
      '/fragment/help-contact',
      '/withdrawal',
      '/__kit',
    ];
    expect(await deadOf('nordkamm-us', ...live, ...dead)).toEqual(dead);
  });

  test('any number of references is looked up, and texts that cannot be stored are not', async () => {
    const many = Array.from({ length: 70_000 }, (_, index) => ({ categoryId: `none-${index}` }));
    expect(await warningsOf(many)).toHaveLength(70_000);
    expect(await warningsOf({ categoryId: 'a\0', fragmentId: '\ud800' })).toEqual([]);
  });

  test('a link with the locale of another site is looked up there', async () => {
    const dead = await deadOf(
      'nordkamm-us',
      '/en-gb/withdrawal',
      '/en-us/withdrawal',
      '/fr-ca/store-locator/us-denver',
    );
    expect(dead).toEqual(['/en-us/withdrawal', '/fr-ca/store-locator/us-denver']);
    expect(await deadOf('nordkamm-gb', '/withdrawal', '/store-locator/us-denver')).toEqual([
      '/store-locator/us-denver',
    ]);
  });

  test('a product that the site does not sell is named as such', async () => {
    await opened.database.db
      .deleteFrom('price')
      .where('siteId', '=', 'nordkamm-gb')
      .where('sku', 'in', opened.database.db.selectFrom('variant').select('sku').where('productId', '=', 'NKTRAIL3FJO'))
      .execute();
    const body = page([text('<p>Try <a href="/p/NKTRAIL3FJO?x=1&amp;y=2">this</a> or <a href="/none">that</a>.</p>')]);
    expect(await warningsOf(body, 'nordkamm-us')).toEqual([
      'sections.0.items.0.richText.html leads to no page of the site: /none',
    ]);
    expect(await warningsOf(body, 'nordkamm-gb')).toEqual([
      'sections.0.items.0.richText.html leads to a product that the site does not sell: /p/NKTRAIL3FJO?x=1&y=2',
      'sections.0.items.0.richText.html leads to no page of the site: /none',
    ]);
  });

  test('a mistake has no warning at its place, and long addresses are shortened', async () => {
    const check = async (block: object) => {
      const { out } = await portico('content', 'check', fileOf(page([block])), '--locale', 'en-us', '--json');
      return JSON.parse(out);
    };
    const path = 'sections.0.items.0.targets.0.url';
    expect(await check(buttons(`/${'x'.repeat(5000)}`))).toEqual({
      mistakes: [
        { path, problem: 'is not an address of at most 2,000 characters, such as /sale, https://…, mailto:… or tel:…' },
      ],
      warnings: [],
    });
    const dead = { path, problem: `leads to no page of the site: /${'x'.repeat(99)} …` };
    expect(await check(buttons(`/${'x'.repeat(150)}`))).toEqual({ mistakes: [], warnings: [dead] });
  });

  test('put and publish print the warnings and do not refuse the document; check does so with --locale', async () => {
    const file = fileOf(page([text('<p><a href="/none">Go</a></p>')]));
    const problem = {
      path: 'sections.0.items.0.richText.html',
      problem: 'leads to no page of the site: /none',
    };
    const err = `warning: ${problem.path} ${problem.problem}`;
    expect(await portico('content', 'put', 'page/sale', file)).toEqual({
      code: 0,
      out: 'Version 1 of page/sale was stored. It is not published yet.\n',
      err,
    });
    expect(await portico('content', 'publish', 'page/sale')).toEqual({
      code: 0,
      out: 'Version 1 of page/sale was published.\n',
      err,
    });
    expect(await portico('content', 'put', 'page/sale', file, '--publish')).toMatchObject({ code: 0, err });
    expect(await portico('content', 'restore', 'page/sale', '1')).toMatchObject({ code: 0, err });
    const json = await portico('content', 'put', 'page/sale', file, '--json');
    expect([json.err, JSON.parse(json.out)]).toEqual(['', { version: 4, state: 'draft', warnings: [problem] }]);
    const published = await portico('content', 'publish', 'page/sale', '--json');
    expect(JSON.parse(published.out)).toEqual({ version: 4, state: 'published', warnings: [problem] });
    expect(await runInProcess(['content', 'check', file])).toMatchObject({ code: 0, err: '' });
    expect(await portico('content', 'check', file, '--locale', 'en-us')).toMatchObject({ code: 0, err });
    expect(JSON.parse((await portico('content', 'check', file, '--locale', 'en-us', '--json')).out)).toEqual({
      mistakes: [],
      warnings: [problem],
    });
    expect(await portico('content', 'check', file, '--locale', 'xx-yy')).toMatchObject({ code: 2 });
  });
});
