import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openShop, type OpenShop } from '#adapters/cli/open-shop.ts';
import { publishVersion, putVersion } from '#adapters/backend/commerce/modules/content/content-versions.ts';
import { makeGrant } from '#adapters/backend/commerce/modules/content/preview-grant.ts';
import type { FaultSpec } from '#adapters/backend/commerce/kernel/faults.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { builtIn } from '../support/e2e-folder.ts';
import { browserUnderTest, PAYMENT_SECRET } from '../support/shop.ts';
import { openStubServer } from '../support/stub-server.ts';
import { visit, watch } from '../support/visit.ts';

/** A page of an editor's tool: it frames the address in its hash, and keeps the messages of that frame. */
const tool = `<!doctype html><title>Tool</title><iframe width="800" height="400"></iframe><script>
  const frame = document.querySelector('iframe');
  window.messages = [];
  addEventListener('message', ({ origin, data }) => messages.push([origin, data]));
  frame.src = location.hash.slice(1);
</script>`;

const text = (id: string) => ({ id, type: 'rich-text', richText: { html: `<p>Text of ${id}</p>` } });
const anchor = (id: string) => ({ id, type: 'anchor' });
const pageOf = (name: string, items: readonly object[]) =>
  JSON.stringify({ id: name, name, seo: { title: name, description: '' }, sections: [{ id: 'main', items }] });

describe('the showcase', () => {
  let shop: OpenShop;
  let folder: string;
  let editor: Awaited<ReturnType<typeof openStubServer>>;
  let unlisted: Awaited<ReturnType<typeof openStubServer>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(inject('shopFolder'), 'showcase-'));
    [editor, unlisted] = [await openStubServer({ '/': tool }), await openStubServer({ '/': tool })];
    shop = await openShop({
      settings: {
        host: '127.0.0.1',
        port: 0,
        paymentPort: 0,
        paymentSecret: PAYMENT_SECRET,
        dataFolder: folder,
        environment: 'test',
        shopOrigins: [],
        warmsUp: false,
        showcaseOrigins: [editor.url],
      },
      database: { kind: 'memory' },
      build: builtIn(inject('shopFolder')),
      progress: () => undefined,
    });
    // The only document with anchors: three of them, and a draft with a fourth.
    const { db } = database();
    await db.deleteFrom('contentDocument').where('name', '=', 'guides/gifts').execute();
    const key = { siteId: 'nordkamm-us', kind: 'page', name: 'anchors' } as const;
    const store = (body: string) => putVersion(db, key, { body, author: 'ada', note: '' }, Date.now());
    const version = await store(pageOf('anchors', [anchor('one'), anchor('two'), anchor('three'), text('words')]));
    await publishVersion(db, key, { version, now: Date.now() });
    await store(pageOf('anchors', [anchor('one'), anchor('draft')]));
  }, 180_000);
  afterAll(async () => {
    await shop.close();
    editor.close();
    unlisted.close();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  const database = () => {
    if (shop.service === undefined) throw new Error('There is no service');
    return shop.service.database;
  };
  const faults = async (init: RequestInit): Promise<void> => {
    const response = await shop.service?.fetch(new Request('http://service.local/__faults', init));
    if (response?.ok !== true) throw new Error('The fault was not understood');
  };
  const fail = (fault: FaultSpec): Promise<void> =>
    faults({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fault) });

  const onPage = async (look: (page: Page) => Promise<void>, options = {}): Promise<void> => {
    const context = await (await browserUnderTest()).newContext({ viewport: { width: 1280, height: 800 }, ...options });
    try {
      const page = await context.newPage();
      const problems = await watch(page);
      await look(page);
      // The menu of a page in a frame must not take the focus.
      expect(problems.filter((problem) => !problem.includes('Blocked autofocus'))).toEqual([]);
    } finally {
      await context.close();
    }
  };
  const open = async (page: Page, query = ''): Promise<void> => {
    await page.goto(`${shop.url}/en-us/showcase${query}`);
    await page.locator('html[data-hydrated=true]').waitFor();
  };
  const go = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Go' }).click();
  /** Headings of the items that these tests have stored; pages of the shop have anchors, too. */
  const headings = async (page: Page): Promise<readonly string[]> =>
    (await page.locator('main > section > h2').allTextContents()).filter((text) => text.endsWith(' page/anchors'));

  test('RTE-40 SHOW-04 SHOW-05 the form has its controls; without a doc type it says so', () =>
    onPage(async (page) => {
      await open(page);
      const main = page.getByRole('main');
      expect(await main.getByLabel('Limit').locator('option').allTextContents()).toEqual(['10', '20', '50']);
      expect(await main.getByLabel('Limit').inputValue()).toBe('20');
      expect(await main.getByText('Doc type is required').count()).toBe(0);
      await go(page);
      await main.getByText('Doc type is required', { exact: true }).waitFor();
      expect(await main.getByLabel('Doc type').getAttribute('aria-invalid')).toBe('true');
      expect(await main.getByText('No results.').count()).toBe(0);
      expect(await findingsOn(page)).toEqual([]);
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      }
    }));

  test('SHOW-01 SHOW-02 SHOW-06 API-119 Go lists the items of the type, each headed by id and name', () =>
    onPage(async (page) => {
      await open(page);
      await page.getByLabel('Doc type').selectOption('anchor');
      await page.getByLabel('Limit').selectOption('10');
      await go(page);
      await expect.poll(() => headings(page)).toEqual(['one page/anchors', 'two page/anchors', 'three page/anchors']);
      expect(new URL(page.url()).search).toBe('?docType=anchor&layoutVariant=&limit=10');
      expect(await page.getByLabel('Doc type').inputValue()).toBe('anchor');
      await open(page, '?docType=banner&layoutVariant=split&limit=7');
      expect(await page.getByLabel('Limit').inputValue()).toBe('20');
      expect(await page.locator('main [data-block]').count()).toBe(await page.locator('main > section > h2').count());
      expect(
        await page
          .locator('main [data-block]')
          .evaluateAll((all) => [...new Set(all.map((one) => one.dataset['block']))]),
      ).toEqual(['banner-split']);
    }));

  test('SHOW-03 SHOW-11 ERR-33 without items, and after a failure, it says No results.', () =>
    onPage(async (page) => {
      await open(page, '?docType=anchor&layoutVariant=none');
      await page.getByText('No results.', { exact: true }).waitFor();
      await open(page, '?docType=anchor');
      expect(await headings(page)).toHaveLength(3);
      await fail({ operation: 'content.showcase', times: 5, status: 500 });
      await go(page);
      await page.getByText('No results.', { exact: true }).waitFor();
      expect(await headings(page)).toEqual([]);
      await faults({ method: 'DELETE' });
      await go(page);
      await expect.poll(() => headings(page)).toHaveLength(3);
    }));

  test('works without script', () =>
    onPage(
      async (page) => {
        await page.goto(`${shop.url}/en-us/showcase`, { waitUntil: 'domcontentloaded' });
        await page.getByLabel('Doc type').selectOption('anchor');
        await go(page);
        await page.getByRole('heading', { name: 'two page/anchors' }).waitFor();
      },
      { javaScriptEnabled: false },
    ));

  test('SHOW-09 SHOW-10 SHOW-12 a preview lists drafts for an editor, marks the blocks, and stays one after Go', () =>
    onPage(async (page) => {
      await open(page, '?docType=anchor&preview=true');
      expect(await headings(page)).toHaveLength(3);
      const grant = await makeGrant(database().db, Date.now() + 600_000);
      await page.goto(`${shop.url}/__preview?grant=${grant}&to=/en-us/showcase?docType=anchor%26preview=true`);
      await page.locator('html[data-hydrated=true]').waitFor();
      expect(await headings(page)).toEqual(['one page/anchors', 'draft page/anchors']);
      // A date that is none is left out: the preview is that of now.
      for (const date of ['tomorrow', '2026-13-01T00:00:00Z', '', '%00', '%3Cscript%3E']) {
        await page.goto(`${shop.url}/en-us/showcase?docType=anchor&preview=true&previewDate=${date}`);
        expect(await headings(page)).toEqual(['one page/anchors', 'draft page/anchors']);
      }
      await page.getByLabel('Doc type').selectOption('rich-text');
      const answer = page.waitForResponse((response) => response.url().includes('docType=rich-text'));
      await go(page);
      const { headers, url } = await answer.then((response) => ({ headers: response.headers(), url: response.url() }));
      expect(new URL(url).searchParams.get('preview')).toBe('true');
      expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
      await page.goto(`${shop.url}/en-us/showcase?docType=anchor&preview=true&previewDate=2200-01-01T00:00:00Z`);
      expect(await headings(page)).toHaveLength(3);
      await page.goto(`${shop.url}/en-us/showcase?docType=rich-text&preview=true`);
      expect(await page.locator('main [data-block][data-cms-id]').count()).toBeGreaterThan(0);
      await page.goto(`${shop.url}/en-us/showcase?docType=rich-text`);
      expect(await page.locator('main [data-cms-id]').count()).toBe(0);
    }));

  test('SHOW-07 SHOW-08 a tool of a configured origin frames the page and scrolls with it; another origin cannot', () =>
    onPage(async (page) => {
      const address = `${shop.url}/en-us/showcase?docType=rich-text&limit=50`;
      await page.goto(`${editor.url}/#${address}`);
      const frame = page.frameLocator('iframe').first();
      await frame.locator('html[data-hydrated=true]').waitFor();
      const top = () => frame.locator('html').evaluate(() => scrollY);
      const send = (y: number) =>
        page
          .locator('iframe')
          .first()
          .evaluate((node, to) => {
            if (node instanceof HTMLIFrameElement)
              node.contentWindow?.postMessage({ type: 'showcase:scroll', x: 0, y: to }, '*');
          }, y);
      const messages = () => page.evaluate((): unknown => Reflect.get(globalThis, 'messages'));
      await send(300);
      await expect.poll(top).toBe(300);
      expect(await messages()).toEqual([]);
      await frame.locator('html').evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      await expect.poll(messages).toEqual([[shop.url, { type: 'showcase:scroll', x: 0, y: 500 }]]);
      // A page of another origin beside it reaches the frame, too.
      await page.evaluate(
        (address) =>
          new Promise((resolve) => {
            const outsider = document.createElement('iframe');
            outsider.addEventListener('load', resolve);
            outsider.src = address;
            document.body.append(outsider);
          }),
        unlisted.url,
      );
      const outsider = page.frames().find((one) => one.url().startsWith(unlisted.url));
      await outsider?.evaluate(() => parent.frames[0]?.postMessage({ type: 'showcase:scroll', x: 0, y: 0 }, '*'));
      await send(501);
      await expect.poll(top).toBe(501);
      expect((await messages()) as unknown[]).toHaveLength(1);
    }));

  test('SHOW-07 no page of another origin frames the showcase, and no tool frames another page', async () => {
    const context = await (await browserUnderTest()).newContext();
    try {
      const page = await context.newPage();
      const framed = async (host: string, path: string) => {
        await page.goto('about:blank');
        await page.goto(`${host}/#${shop.url}${path}`);
        await page.waitForLoadState('networkidle');
        return page.frameLocator('iframe').locator('main').count();
      };
      expect(await framed(editor.url, '/en-us/showcase')).toBe(1);
      expect(await framed(unlisted.url, '/en-us/showcase')).toBe(0);
      expect(await framed(editor.url, '/en-us/help/returns')).toBe(0);
    } finally {
      await context.close();
    }
  });
});

test.concurrent('API-116 API-113 a hub lists its child pages, and a page of help ends with the fragment that all of them share', async ({
  expect,
}) => {
  await visit({ expectedStatuses: [404] }, async ({ page }) => {
    // Without the page's payload the browser itself reads the data.
    await page.route('**/_payload.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/en-us/contact-us');
    await page.locator('html[data-hydrated=true]').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('contentinfo').getByRole('link', { name: 'All help topics' }).click();
    const list = page.getByRole('navigation', { name: 'Help', exact: true });
    await list.getByRole('link', { name: 'Returns', exact: true }).click();
    await page.getByRole('heading', { name: 'Still have a question?' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en-us/help/returns');
    expect(asked).toContain('/api/publish/caas/v1/canvas/children/nordkamm-us/help');
    expect(asked).toContain('/api/publish/caas/v1/canvas/fragment/help-contact');
  });
});

test.concurrent('API-137 a navigation reads the data of its page with one request, and reads it itself without', async ({
  expect,
}) => {
  await visit({ expectedStatuses: [404] }, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.isNavigationRequest() || /_payload\.json$|\/canvas\/page\//.test(pathname)) calls.push(pathname);
    });
    const follow = async (name: string): Promise<readonly string[]> => {
      calls.length = 0;
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      return calls;
    };
    await page.goto('/en-us/help/returns');
    await page.locator('html[data-hydrated=true]').waitFor();
    expect(await follow('Privacy')).toEqual(['/en-us/help/privacy/_payload.json']);
    await page.route('**/_payload.json', (route) => route.fulfill({ status: 404, body: '' }));
    expect(await follow('Cookies')).toEqual([
      '/en-us/help/cookies/_payload.json',
      `/api/publish/caas/v1/canvas/page/nordkamm-us/${encodeURIComponent('help/cookies')}`,
    ]);
  });
});

test.concurrent('API-136 after five minutes a navigation asks for the build, and loads a document if it is another one', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await page.clock.install();
    await page.goto('/en-us/help/returns');
    await page.locator('html[data-hydrated=true]').waitFor();
    const own: unknown = await page.evaluate(async () => (await (await fetch('/builds/meta.json')).json()).id);
    expect(own).toMatch(/^[\w-]{16}$/);
    const documents: string[] = [];
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.isNavigationRequest()) documents.push(pathname);
      if (pathname === '/builds/meta.json') asked.push(pathname);
    });
    const follow = async (name: string) => {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    };
    await follow('Privacy');
    expect(asked).toEqual([]);
    await page.clock.fastForward('05:01');
    await follow('Cookies');
    await expect.poll(() => asked.length).toBe(1);
    expect(documents).toEqual([]);
    await page.route('**/builds/meta.json', (route) => route.fulfill({ json: { id: 'another', timestamp: '' } }));
    await follow('Privacy');
    await expect.poll(() => asked.length).toBe(2);
    // The navigation may have been faster than the answer.
    await follow('Cookies');
    await expect.poll(() => documents.length).toBeGreaterThan(0);
  });
});
