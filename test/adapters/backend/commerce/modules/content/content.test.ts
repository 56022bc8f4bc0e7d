import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#adapters/contract/content.ts';
import { internal } from '#adapters/contract/internal.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { contentRows } from '#adapters/backend/seed/content-rows.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { catalogService, type Ask } from '#test/support/commerce/catalog-service.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';
import { decoded } from '#test/support/decoded.ts';
import { MOST_LINKS } from '#adapters/contract/wire/content.codec.ts';

const sitesToTry = ['nordkamm-us', 'nordkamm-ca', 'nordkamm-gb'];
const isPage = (kind: string, name: string): boolean => kind === 'page' && !/^(fragment|product)\//.test(name);
const pages = [...new Set(contentRows().flatMap(({ kind, name }) => (isPage(kind, name) ? [name] : [])))];

describe.each(databaseMakers)('content on $name', ({ make }) => {
  let database: CommerceDatabase;
  let ask: Ask;

  beforeAll(async () => {
    database = await make();
    await seedDatabase(database);
    ask = catalogService(database);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  const page = async (slug: string, site = 'nordkamm-us', mode = 'publish') =>
    decoded(
      content.page.reply,
      (await ask(`${mode}/caas/v1/canvas/page/${site}/${encodeURIComponent(slug)}`, { site })).body,
    );

  test('API-115 the seed has the pages that menu and footer link to', () =>
    expect(pages).toEqual(
      expect.arrayContaining(['home', 'error-4xx', 'cart', 'help/returns/how-to-return', 'help/privacy', 'help/terms']),
    ));

  test.each(sitesToTry.flatMap((site) => pages.map((name) => ({ site, name }))))(
    'API-115 $name of $site matches the contract, in both modes',
    async ({ site, name }) => {
      const published = await page(name, site);
      expect(published.sections.length).toBeGreaterThan(0);
      expect(await page(name, site, 'preview')).toEqual(published);
    },
  );

  test('API-115 SEO-05 a page names the sites that have it, if others do not', async () => {
    const own = { siteId: 'nordkamm-us', kind: 'page', name: 'help/winter' } as const;
    const { sections: _, ...head } = await page('help');
    await database.db
      .insertInto('contentDocument')
      .values({ ...own, body: JSON.stringify({ ...head, sections: [] }) })
      .execute();
    expect((await page('help/winter')).siteIds).toEqual(['nordkamm-us']);
    await database.db.deleteFrom('contentDocument').where('name', '=', own.name).execute();
    expect((await page('withdrawal', 'nordkamm-gb')).siteIds).toEqual(['nordkamm-gb']);
    expect((await page('help')).siteIds).toBeUndefined();
  });

  test('API-112 a full last column of the footer still has the link to the withdrawal, within the limit of its links', async () => {
    const site = 'nordkamm-gb';
    const footer = async () => {
      const { columns } = decoded(
        content.footer.reply,
        (await ask(`publish/caas/v1/canvas/footer/${site}`, { site })).body,
      );
      return columns.at(-1)?.links ?? [];
    };
    const stored = (body: string) =>
      database.db
        .updateTable('contentDocument')
        .set({ body })
        .where('siteId', '=', site)
        .where('kind', '=', 'footer')
        .execute();
    const seeded = JSON.stringify(contentRows().find(({ siteId, kind }) => siteId === site && kind === 'footer')?.body);
    const links = Array.from({ length: MOST_LINKS }, (_, index) => ({ title: `Link ${index}`, url: '/help' }));
    await stored(JSON.stringify({ columns: [{ title: 'Full', links }], legalLine: '' }));
    const full = await footer();
    expect([full.length, full.at(-1)?.url]).toEqual([MOST_LINKS, '/withdrawal']);
    await stored(seeded);
    expect((await footer()).at(-1)?.url).toBe('/withdrawal');
  });

  test('the home page has the blocks of the design in their order', async () => {
    expect((await page('home')).sections.flatMap(({ items }) => items.map(({ type }) => type))).toEqual([
      'hero-standard',
      'benefit-bar',
      'category-cards',
      'inline-catalog',
      'banner-split',
      'inline-catalog',
      'banner-overlay',
      'rich-text',
    ]);
  });

  test('API-113 a fragment is the same for all its pages, in the language of the site of the call, and is no page', async () => {
    const fragment = async (site: string) => await ask('publish/caas/v1/canvas/fragment/help-contact', { site });
    const textOf = async (site: string) =>
      JSON.stringify(decoded(content.fragment.reply, (await fragment(site)).body).sections);
    expect(await textOf('nordkamm-us')).toContain('Still have a question?');
    expect(await textOf('nordkamm-ca')).toContain('Une autre question?');
    for (const name of ['help/repairs', 'help/returns'])
      expect((await page(name)).sections.at(-1)).toMatchObject({ fragmentId: 'help-contact', items: [] });
    expect((await ask('publish/caas/v1/canvas/fragment/nothing')).status).toBe(404);
    expect(
      (await ask(`publish/caas/v1/canvas/page/nordkamm-us/${encodeURIComponent('fragment/help-contact')}`)).status,
    ).toBe(404);
  });

  test('API-116 the pages one level below a page, by title in the language of the site', async () => {
    const children = async (slug: string, site = 'nordkamm-us') =>
      decoded(
        content.children.reply,
        (await ask(`publish/caas/v1/canvas/children/${site}/${encodeURIComponent(slug)}`, { site })).body,
      ).items;
    const help = await children('help');
    expect(help).toContainEqual({
      url: '/help/returns',
      title: 'Returns',
      description: '60 days to change your mind.',
    });
    expect(help.map(({ url }) => url)).not.toContain('/help/returns/how-to-return');
    expect(help.map(({ title }) => title)).toEqual(help.map(({ title }) => title).toSorted());
    expect((await children('guides', 'nordkamm-ca')).map(({ url }) => url).toSorted()).toEqual([
      '/guides/gifts',
      '/guides/layers',
    ]);
    expect(await children('help/returns')).toMatchObject([{ url: '/help/returns/how-to-return' }]);
    expect([await children('nothing'), await children('hel')]).toEqual([[], []]);
    const first = (await children('home')).map(({ url }) => url);
    expect(first).toEqual(['/articles', '/guides', '/help']);
  });

  test('SEO-01 title and description come with the page, in the language of the site', async () => {
    expect((await page('help/returns', 'nordkamm-ca')).seo).toEqual({
      title: 'Retours',
      description: '60 jours pour changer d’avis.',
    });
    expect((await page('help/cookies', 'nordkamm-gb')).seo.title).toBe('Cookies');
  });

  test('CNT-11 rich text is sent as a tree, not as HTML', async () => {
    const [block] = (await page('help/contact')).sections.flatMap(({ items }) => items);
    expect(block).toMatchObject({
      type: 'rich-text',
      richText: [
        { tag: 'h2', children: ['Contact'] },
        {
          tag: 'p',
          children: [
            { tag: 'a', href: '/contact-us', newWindow: false, children: ['Send us a message'] },
            ', write to ',
            { tag: 'a', href: 'mailto:hello@nordkamm.example', newWindow: false },
            ', with your order number if you have one, or ask in one of our ',
            { tag: 'a' },
            '.',
          ],
        },
      ],
    });
  });

  test('CNT-11 editorial text is sanitized when it is read', async () => {
    const text = { html: '<p onclick="x()">fine<script>alert(1)</script><a href="javascript:alert(1)">link</a></p>' };
    const body = JSON.stringify({
      id: 'evil',
      name: 'evil',
      seo: { title: '', description: '' },
      sections: [{ id: 's', items: [{ id: 'b', type: 'rich-text', text }] }],
    });
    await database.db
      .insertInto('contentDocument')
      .values({ siteId: 'nordkamm-us', kind: 'page', name: 'evil', body })
      .execute();
    const [block] = (await page('evil')).sections.flatMap(({ items }) => items);
    expect(block).toMatchObject({ text: [{ tag: 'p', children: ['fine', 'link'] }] });
  });

  test.each(sitesToTry)(
    'API-110 PLP-02 the lists of shoes and clothing of %s have an intro text and tiles, other lists have no content',
    async (site) => {
      const category = async (id: string) =>
        decoded(content.category.reply, (await ask(`publish/caas/v1/canvas/category/${site}/${id}`, { site })).body);
      const [shoes, clothing] = await Promise.all(['1000', '2000'].map(category));
      expect([
        shoes?.intro === undefined,
        shoes?.promos.map(({ after, wide }) => [after, wide]),
        clothing?.promos.map(({ after, wide }) => [after, wide]),
      ]).toEqual([
        false,
        [[4, true]],
        [
          [4, true],
          [9, false],
        ],
      ]);
      expect(await category('3100')).toEqual({ promos: [] });
      expect((await ask(`secret/caas/v1/canvas/category/${site}/1000`, { site })).status).toBe(404);
    },
  );

  test.each(sitesToTry)('API-112 API-114 CNT-73 menu and footer of %s match the contract', async (site) => {
    const menu = decoded(content.menu.reply, (await ask(`publish/caas/v1/canvas/menu/${site}`, { site })).body);
    const footer = decoded(content.footer.reply, (await ask(`publish/caas/v1/canvas/footer/${site}`, { site })).body);
    expect(menu.items.map(({ target }) => target.url)).toEqual([
      '/c/new-5000',
      '/c/footwear-1000',
      '/c/clothing-2000',
      '/c/packs-3000',
      '/c/camp-4000',
      '/c/sale-6000',
    ]);
    expect(menu.items.at(-1)?.target.style).toBe('sale');
    expect(footer.promo?.messages[0]?.text).toMatch(/75/);
    const links = footer.columns.flatMap((column) => column.links);
    // Order status, contact form and newsletter are pages of the shop itself (RTE-30, RTE-33, RTE-34), the withdrawal one of the service.
    const own = ['/order-status', '/contact-us', '/newsletter', '/withdrawal', '/gift-cards'];
    expect(links.some(({ url }) => url === '/order-status')).toBe(true);
    const social = links.filter(({ url }) => url.startsWith('https://'));
    expect(social.map(({ title }) => title)).toEqual(['Instagram', 'YouTube', 'Strava']);
    for (const { url } of links.filter((link) => !own.includes(link.url) && !social.includes(link))) {
      if (url.startsWith('/c/'))
        expect((await ask(`products/v2/catalog?categoryId=${url.replace(/.*-/, '')}`, { site })).status).toBe(200);
      else expect((await page(url.slice(1), site)).name).toBe(url.slice(1));
    }
    const below = menu.items.flatMap(({ columns = [], children, visualSelectors = [], menuBanner }) => [
      ...[...columns.flatMap((column) => column.children), ...children].flatMap((group) => [
        group,
        ...(group.children ?? []),
      ]),
      ...visualSelectors,
      ...(menuBanner === undefined ? [] : [menuBanner]),
    ]);
    expect(below.length).toBeGreaterThan(30);
    for (const { url } of below) {
      if (url.startsWith('/c/'))
        expect([url, (await ask(`products/v2/catalog?categoryId=${url.replace(/.*-/, '')}`, { site })).status]).toEqual(
          [url, 200],
        );
      else expect((await page(url.slice(1), site)).name).toBe(url.slice(1));
    }
  });

  test('API-109 only the sixteen names are named pages', async () => {
    expect((await ask('publish/caas/v1/canvas/augmentedpage/nordkamm-us/error-4xx')).status).toBe(200);
    expect((await ask('publish/caas/v1/canvas/augmentedpage/nordkamm-us/home')).status).toBe(404);
  });

  test.each([
    'draft/caas/v1/canvas/page/nordkamm-us/home',
    'publish/caas/v1/canvas/page/nordkamm-xx/home',
    'publish/caas/v1/canvas/page/nordkamm-us/nothing',
    'publish/caas/v1/canvas/page/nordkamm-us/a/b',
  ])('CNT-74 unknown content is refused with API404: %s', async (path) =>
    expect(await ask(path)).toMatchObject({ status: 404, body: { errorDetails: [{ errorId: 'API404' }] } }),
  );

  test.each(sitesToTry)(
    'API-122 API-125 CNT-73 footer and utility of the internal service are those of the content of %s (AMB-82)',
    async (site) => {
      const stored = decoded(content.footer.reply, (await ask(`publish/caas/v1/canvas/footer/${site}`, { site })).body);
      const { columns, legalLine, utilityLinks: links, promo: promoBar } = stored;
      expect((await ask('fapi/components/footer', { site })).body).toEqual({ columns, legalLine });
      const utility = decoded(internal.utility.reply, (await ask('fapi/components/utility', { site })).body);
      expect(utility).toEqual({ links, promoBar });
      expect(utility.links.map(({ url }) => url)).toEqual([
        '/articles',
        '/store-locator',
        '/order-status',
        '/contact-us',
      ]);
    },
  );

  test.each([
    ['nordkamm-us', ['North America', 'United States', 'Canada', 'Europe', 'United Kingdom']],
    ['nordkamm-ca', ['Amérique du Nord', 'États-Unis', 'Canada', 'Europe', 'Royaume-Uni']],
  ])('API-127 the countries of all sites have names in the language of %s, and their locales', async (site, names) => {
    const { regions } = decoded(
      internal.locationSelector.reply,
      (await ask('fapi/pages/location-selector', { site })).body,
    );
    expect(regions.flatMap(({ name, countries }) => [name, ...countries.map((country) => country.name)])).toEqual(
      names,
    );
    expect(regions.flatMap(({ countries }) => countries.map(({ code, locales }) => [code, ...locales]))).toEqual([
      ['US', 'en-us'],
      ['CA', 'fr-ca'],
      ['GB', 'en-gb'],
    ]);
  });

  test('API-129 the server sends its time in milliseconds', async () =>
    expect(decoded(internal.serverTime.reply, (await ask('fapi/server/time')).body)).toEqual({
      timestamp: 1_764_000_000_000,
    }));

  describe('a broken document', () => {
    const store = (
      kind: 'page' | 'menu' | 'footer' | 'category',
      name: string,
      body: unknown,
      siteId = 'nordkamm-us',
    ) =>
      database.db
        .insertInto('contentDocument')
        .values({ siteId, kind, name, body: JSON.stringify(body) })
        .onConflict((conflict) =>
          conflict.columns(['siteId', 'kind', 'name']).doUpdateSet({ body: JSON.stringify(body) }),
        )
        .execute();
    const text = (id: string) => ({ id, type: 'rich-text', richText: { html: '<p>fine</p>' } });
    const asked = (path: string) => {
      const problems: string[] = [];
      const service = catalogService(database, (problem) => problems.push(String(problem)));
      return Promise.all([1, 2].map(() => service(path))).then(([answer]) => ({ ...answer, problems }));
    };
    const pagePath = (name: string) => `publish/caas/v1/canvas/page/nordkamm-us/${name}`;

    test('CNT-03 a block without id or type is left out, the rest is intact, and one entry of the log names the page', async () => {
      await store('page', 'broken', {
        id: 'broken',
        name: 'broken',
        seo: 3,
        sections: [
          { id: 's', items: [text('a'), { type: 'rich-text' }, null, 'x', text('b')] },
          7,
          { id: 't', items: [text('c')] },
        ],
      });
      const { status, body, problems } = await asked(pagePath('broken'));
      expect(status).toBe(200);
      const { sections, seo } = decoded(content.page.reply, body);
      expect(sections.map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual([
        ['s', ['a', 'b']],
        ['t', ['c']],
      ]);
      expect(seo).toEqual({ title: '', description: '' });
      expect(problems).toEqual([
        expect.stringMatching(
          /^The page broken of nordkamm-us is not well formed: sections\.0\.items\.1\.id is missing, sections\.0\.items\.2 is not a record, sections\.0\.items\.3 is not a record, and \d more$/,
        ),
      ]);
    });

    test.each([
      ['sections that are no list', { id: 'x', name: 'x', seo: { title: '', description: '' }, sections: 'none' }],
      ['a text', 'page'],
      ['nothing', null],
    ])('CNT-03 a page of %s is missing, with one entry of the log', async (_, body) => {
      await store('page', 'unreadable', body);
      const { status, problems } = await asked(pagePath('unreadable'));
      expect(status).toBe(404);
      expect(problems).toEqual([expect.stringContaining('The page unreadable of nordkamm-us is not well formed: ')]);
    });

    test('CNT-74 a broken entry of menu, footer or list is left out, and the rest is intact', async () => {
      const entry = (id: string) => ({ id, title: id, target: { title: id, url: '/' }, children: [] });
      await store('menu', 'menu', { items: [entry('a'), { id: 'b' }, entry('c')] }, 'nordkamm-ca');
      await store(
        'footer',
        'footer',
        { columns: [{ title: 'a', links: [{ title: 1 }, { title: 'l', url: '/' }] }], legalLine: 4, promo: 'x' },
        'nordkamm-ca',
      );
      await store('category', '1', { promos: 3, intro: [] }, 'nordkamm-ca');
      const { body: menu } = await asked('publish/caas/v1/canvas/menu/nordkamm-ca');
      expect(decoded(content.menu.reply, menu).items.map(({ id }) => id)).toEqual(['a', 'c']);
      const { body: footer, problems } = await asked('publish/caas/v1/canvas/footer/nordkamm-ca');
      expect(footer).toEqual({ columns: [{ title: 'a', links: [{ title: 'l', url: '/' }] }], legalLine: '' });
      expect(problems).toHaveLength(1);
      expect((await asked('publish/caas/v1/canvas/category/nordkamm-ca/1')).body).toEqual({ promos: [] });
    });
  });
});
