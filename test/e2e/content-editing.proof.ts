import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openShop, type OpenShop } from '#adapters/cli/open-shop.ts';
import { runPortico } from '../support/command-line.ts';
import { overflowOf } from '../support/axe.ts';
import { builtIn } from '../support/e2e-folder.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { browserUnderTest, PAYMENT_SECRET } from '../support/shop.ts';

/** Two shops on one PostgreSQL, as two processes of a deployment; editors use the command line in processes of their own. */
let server: TestPostgres;
let url: string;
let folder: string;
let shops: readonly OpenShop[] = [];

const open = async (data: string, paymentUrl?: string): Promise<OpenShop> =>
  openShop({
    settings: {
      host: '127.0.0.1',
      port: 0,
      paymentPort: 0,
      paymentSecret: PAYMENT_SECRET,
      dataFolder: join(folder, data),
      databaseUrl: url,
      environment: 'test',
      shopOrigins: [],
      warmsUp: false,
      ...(paymentUrl === undefined ? {} : { paymentUrl }),
    },
    build: builtIn(inject('shopFolder')),
    progress: () => undefined,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(inject('shopFolder'), 'editing-'));
  server = await startPostgres();
  url = await server.freshDatabase();
  const first = await open('first');
  shops = [first, await open('second', first.paymentUrl)];
}, 180_000);
afterAll(async () => {
  for (const shop of shops.toReversed()) await shop.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const portico = (...args: readonly string[]) => runPortico(args, { DATABASE_URL: url });

const page = (name: string, title: string, more: readonly object[] = []): object => ({
  id: name,
  name,
  seo: { title, description: '' },
  sections: [
    { id: 'main', items: [{ id: 'text', type: 'rich-text', richText: { html: `<p>${title} text</p>` } }, ...more] },
  ],
});

const put = async (document: string, body: object, ...options: readonly string[]) => {
  const file = join(folder, 'document.json');
  await writeFile(file, JSON.stringify(body));
  expect(await portico('content', 'put', document, file, ...options)).toMatchObject({ code: 0 });
};

const read = async (shop: OpenShop, path: string, init: RequestInit = {}) => {
  const response = await fetch(`${shop.url}${path}`, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const titles = (path: string) =>
  Promise.all(shops.map(async (shop) => /<title>([^<|]*)/.exec((await read(shop, path)).text)?.[1]?.trim()));

test('CNT-01 a published edit, of a page and of the menu, is on every process within a second', async () => {
  await put('page/editing', page('editing', 'One'), '--publish');
  for (const title of ['Two', 'Three', 'Four']) {
    // Both have the page in their caches.
    await titles('/en-us/editing');
    await put('page/editing', page('editing', title));
    await portico('content', 'publish', 'page/editing');
    const published = Date.now();
    await expect.poll(() => titles('/en-us/editing'), { timeout: 5000, interval: 20 }).toEqual([title, title]);
    expect(Date.now() - published).toBeLessThan(1000);
  }
  const { out } = await portico('content', 'show', 'menu');
  const menu = JSON.parse(out);
  await titles('/en-us');
  menu.items[0].title = 'Fresh from the press';
  menu.items[0].target.title = 'Fresh from the press';
  await put('menu', menu, '--publish');
  const published = Date.now();
  const hasEntry = () =>
    Promise.all(shops.map(async (shop) => (await read(shop, '/en-us')).text.includes('Fresh from the press')));
  await expect.poll(hasEntry, { timeout: 5000, interval: 20 }).toEqual([true, true]);
  expect(Date.now() - published).toBeLessThan(1000);
}, 180_000);

test('CNT-01 a scheduled version is on every process at its time, without a restart', async () => {
  await put('page/timed', page('timed', 'Before'), '--publish');
  await put('page/timed', page('timed', 'After'));
  await expect.poll(() => titles('/en-us/timed')).toEqual(['Before', 'Before']);
  const at = Date.now() + 6000;
  expect(await portico('content', 'publish', 'page/timed', '--at', new Date(at).toISOString())).toMatchObject({
    code: 0,
  });
  while (Date.now() < at - 300) expect(await titles('/en-us/timed')).toEqual(['Before', 'Before']);
  await expect.poll(() => titles('/en-us/timed'), { timeout: 10_000, interval: 20 }).toEqual(['After', 'After']);
  expect(Date.now() - at).toBeLessThan(2000);
}, 60_000);

test('SHOW-09 SHOW-10 SHOW-12 HTTP-10 a preview shows drafts to an editor, is not cached or indexed, and marks the blocks', async () => {
  const accordions = {
    id: 'questions',
    type: 'accordions',
    items: [{ title: 'More', blocks: [{ id: 'inner', type: 'rich-text', richText: { html: '<p>Inner</p>' } }] }],
  };
  await put('page/seen', page('seen', 'Published'), '--publish');
  await put('page/seen', page('seen', 'Draft', [accordions]));
  const [shop] = shops;
  if (shop === undefined) throw new Error('There is no shop');
  const withoutGrant = await read(shop, '/en-us/seen?preview=true');
  expect(withoutGrant.text).toContain('Published text');
  expect(withoutGrant.text).not.toContain('data-cms');
  const { out } = await portico('content', 'preview', 'seen');
  const link = new URL(out.trim());
  const opened = await read(shop, link.pathname + link.search);
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/en-us/seen?preview=true']);
  const cookie = (opened.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  const seen = await read(shop, '/en-us/seen?preview=true', { headers: { Cookie: cookie } });
  expect([seen.headers.get('Cache-Control'), seen.headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex']);
  expect(seen.text).toContain('Draft text');
  expect(seen.text).toContain('<meta name="robots" content="noindex"');
  const published = await read(shop, '/en-us/seen', { headers: { Cookie: cookie } });
  expect(published.text).toContain('Published text');
  expect(published.text).not.toContain('data-cms');
  const past = await read(shop, '/en-us/seen?preview=true&previewDate=2200-01-01T00:00:00Z', {
    headers: { Cookie: cookie },
  });
  expect(past.text).toContain('Published text');

  const context = await (await browserUnderTest()).newContext();
  const problems: string[] = [];
  try {
    const tab = await context.newPage();
    tab.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    tab.on('pageerror', ({ message }) => problems.push(message));
    await tab.goto(`${shop.url}${link.pathname}${link.search}`);
    await tab.locator('html[data-hydrated=true]').waitFor();
    expect(tab.url()).toBe(`${shop.url}/en-us/seen?preview=true`);
    const marks = () =>
      tab
        .locator('main [data-block]')
        .evaluateAll((blocks) =>
          blocks.map((block) => [block.getAttribute('data-cms-id'), block.getAttribute('data-cms-placement')]),
        );
    expect(await marks()).toEqual([
      ['text', 'main/0'],
      ['questions', 'main/1'],
      ['inner', 'nested'],
    ]);
    await tab.goto(`${shop.url}/en-us/seen`);
    await tab.locator('html[data-hydrated=true]').waitFor();
    expect(await marks()).toEqual([[null, null]]);
  } finally {
    await context.close();
  }
  expect(problems).toEqual([]);
}, 60_000);

test('RTE-45 a page of one site is offered on the page for a missing one of the others, until they have it', async () => {
  const [shop] = shops;
  if (shop === undefined) throw new Error('There is no shop');
  const link = 'href="/fr-ca/help/winter" lang="fr-ca" hreflang="fr-ca">notes on winter (fran\u00e7ais (canada))</a>';
  const links = async () => {
    const { status, text } = await read(shop, '/en-us/help/winter');
    return [status, text.replaceAll('<!-- -->', '').toLowerCase().includes(link)];
  };
  expect(await links()).toEqual([404, false]);
  await put('page/help/winter', page('help/winter', 'Notes on winter'), '--locale', 'fr-ca', '--publish');
  await expect.poll(links).toEqual([404, true]);
  await put('page/help/winter', page('help/winter', 'Winter'), '--publish');
  await expect.poll(links).toEqual([200, false]);
}, 60_000);

test('a missing page redirects to where an editor has moved it, with its query', async () => {
  const [shop] = shops;
  if (shop === undefined) throw new Error('There is no shop');
  expect((await read(shop, '/en-us/old-place?x=1')).status).toBe(404);
  expect(await portico('redirect', 'add', '/old-place', '/help/returns', '--status', '302')).toMatchObject({ code: 0 });
  const moved = await read(shop, '/en-us/old-place?x=1');
  expect([moved.status, moved.headers.get('Location')]).toEqual([302, '/en-us/help/returns?x=1']);
  expect((await read(shop, '/fr-ca/old-place')).status).toBe(404);
  expect(await portico('redirect', 'remove', '/old-place')).toMatchObject({ code: 0 });
  expect((await read(shop, '/en-us/old-place')).status).toBe(404);
}, 60_000);

test('CNT-03 CNT-74 a broken document leaves out what cannot be read, and the rest of the page is intact', async () => {
  const [shop] = shops;
  const database = shop?.service?.database;
  if (shop === undefined || database === undefined) throw new Error('There is no shop');
  const store = (kind: 'page' | 'menu', name: string, body: unknown) =>
    database.db
      .insertInto('contentDocument')
      .values({ siteId: 'nordkamm-us', kind, name, body: JSON.stringify(body) })
      .onConflict((conflict) =>
        conflict.columns(['siteId', 'kind', 'name']).doUpdateSet({ body: JSON.stringify(body) }),
      )
      .execute();
  const richText = (id: string) => ({ id, type: 'rich-text', richText: { html: `<p>Text ${id}</p>` } });
  await store('page', 'broken', {
    ...page('broken', 'Broken'),
    sections: [
      { id: 's', items: [richText('a'), { type: 'video' }, 5, { id: 'x', type: 'raffle' }, richText('b')] },
      null,
    ],
  });
  await store('page', 'unreadable', { ...page('unreadable', 'Unreadable'), sections: 'none' });
  const context = await (await browserUnderTest()).newContext();
  try {
    const tab = await context.newPage();
    expect((await tab.goto(`${shop.url}/en-us/broken`))?.status()).toBe(200);
    expect(await tab.locator('main [data-block]').allTextContents()).toEqual(['Text a', 'Text b']);
    expect((await tab.goto(`${shop.url}/en-us/unreadable`))?.status()).toBe(404);
    expect(await tab.locator('header').first().isVisible()).toBe(true);
    const { out } = await portico('content', 'show', 'menu');
    await store('menu', 'menu', 'nothing');
    await expect
      .poll(async () => (await read(shop, '/en-us/broken')).text.includes('trail-running-1110'), { timeout: 5000 })
      .toBe(false);
    expect((await tab.goto(`${shop.url}/en-us/broken`))?.status()).toBe(200);
    expect(await tab.locator('main [data-block]').allTextContents()).toEqual(['Text a', 'Text b']);
    await store('menu', 'menu', JSON.parse(out));
  } finally {
    await context.close();
  }
}, 60_000);

test('ENT-30 ENT-32 CNT-73 titles of 500 characters in menu, footer and promo bar wrap on every screen', async () => {
  const [shop] = shops;
  if (shop === undefined) throw new Error('There is no shop');
  const [menu, footer] = await Promise.all(
    ['menu', 'footer'].map(async (document) => JSON.parse((await portico('content', 'show', document)).out)),
  );
  const title = 'x'.repeat(500);
  const link = { title, url: '/c/new-5000' };
  const banner = menu.items.find(({ menuBanner }: { readonly menuBanner?: object }) => menuBanner).menuBanner;
  const entry = {
    id: 'long-entry',
    title,
    target: link,
    children: [{ ...link, children: [link, { ...link, menuIcon: 'star', titleVisibility: 'title+icon' }] }],
    overrideShopAll: link,
    visualSelectorsTitle: title,
    visualSelectors: [{ ...banner, title }],
    menuBanner: { ...banner, title, subtitle: title },
  };
  const promo = { messages: ['a', 'b'].map((id) => ({ id, text: title })), autorotateTime: 0, closable: true };
  const columns = [...footer.columns, { title, links: [link] }];
  await put('menu', { items: [entry, ...menu.items] }, '--publish');
  await put('footer', { ...footer, columns, legalLine: title, utilityLinks: [link], promo }, '--publish');
  const context = await (await browserUnderTest()).newContext();
  try {
    const tab = await context.newPage();
    await expect.poll(async () => (await read(shop, '/en-us/help')).text.split(title).length).toBeGreaterThan(15);
    for (const width of [320, 375, 768, 1024, 1280]) {
      await tab.setViewportSize({ width, height: 900 });
      await tab.goto(`${shop.url}/en-us/help`);
      await tab.locator('html[data-hydrated=true]').waitFor();
      expect(await overflowOf(tab), `page of ${width} px`).toBeLessThanOrEqual(0);
      const opener = width < 1024 ? 'header button[commandfor=menu]' : 'button[popovertarget=long-entry]';
      await tab.locator(opener).click();
      const panel = tab.locator(width < 1024 ? '#menu' : '#long-entry');
      await panel.waitFor();
      if (width < 1024) await panel.locator('summary').first().click();
      await panel.getByRole('link', { name: title }).nth(1).waitFor();
      const hidden = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect([hidden, await overflowOf(tab)], `menu of ${width} px`).toEqual([
        0,
        expect.toSatisfy((over: number) => over <= 0),
      ]);
      if (process.env['PORTICO_SHOTS'] !== undefined)
        await tab.screenshot({ path: join(process.env['PORTICO_SHOTS'], `long-menu-${width}.png`) });
    }
  } finally {
    await context.close();
    await put('menu', menu, '--publish');
    await put('footer', footer, '--publish');
  }
}, 120_000);
