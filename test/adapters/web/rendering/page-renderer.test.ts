import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import * as Effect from 'effect/Effect';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OpenStorefront } from '#adapters/composition/open-storefront.ts';
import type { Fetch } from '#adapters/http/transport.ts';
import type { Warning } from '#core/analytics/ports/monitoring.ts';
import { openProcess } from '#adapters/composition/open-process.ts';
import { requestChannel } from '#adapters/composition/request-channel.ts';
import { sites } from '#adapters/composition/sites.ts';
import { makePageRenderer, type Front } from '#adapters/web/rendering/page-renderer.ts';
import { canonicalQueries } from '#ui/canonical-query.ts';
import { siteOf } from '#test/adapters/http/client-fixture.ts';
import type { Locale } from '#core/site/site-configuration.ts';

type RenderResult = Awaited<ReturnType<Front['render']>>;
const page = (more: Partial<Extract<RenderResult, { readonly _tag: 'Page' }>> = {}): RenderResult => ({
  _tag: 'Page',
  status: 200,
  kind: 'public',
  html: '<html><head></head><body>Hello</body></html>',
  contentRules: '',
  data: {},
  structuredData: [],
  files: ['ui/a.tsx'],
  hydratedFiles: [],
  texts: [],
  faults: [],
  ...more,
});

const SMALL = '.small{margin:0}';

/** The pauses before calls are repeated end at once, until the end of the test. */
const skipPauses = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
/** No cached page becomes outdated, however slow the machine is. */
const stopClock = (): void => void vi.useFakeTimers({ toFake: ['performance'] });
afterEach(() => void vi.useRealTimers());

/** The routes of the UI under test, by the first segment after the locale. */
const routesOfFront: { readonly [first: string]: ReturnType<Front['pageAt']> } = {
  '': { kind: 'public', canonicalQuery: canonicalQueries.none },
  search: { kind: 'public', canonicalQuery: canonicalQueries.search },
  c: { kind: 'public', canonicalQuery: canonicalQueries.listing },
  p: { kind: 'public', canonicalQuery: canonicalQueries.none },
  'store-locator': { kind: 'public', canonicalQuery: canonicalQueries.stores },
  cart: { kind: 'private', canonicalQuery: canonicalQueries.none },
  account: { kind: 'private', canonicalQuery: canonicalQueries.none },
  'order-confirmation': { kind: 'private', canonicalQuery: canonicalQueries.none },
  checkout: { kind: 'checkout', canonicalQuery: canonicalQueries.step },
};

/** A renderer over a UI that responds as given and records the rendered addresses. */
const openRenderer = (
  answer: (url: URL, shop: OpenStorefront) => RenderResult | Promise<RenderResult> = () => page(),
  fetch: Fetch = async () => new Response(null, { status: 500 }),
  loadPayload: (shop: OpenStorefront) => ReturnType<Front['loadPayload']> = async () => ({
    status: 200,
    data: { title: 'Boots' },
  }),
  isDev = false,
) => {
  const rendered: string[] = [];
  const warnings: Warning[] = [];
  const faults: unknown[] = [];
  const process = openProcess();
  const front: Front = {
    pageAt: (pathname) => routesOfFront[pathname.split('/')[2] ?? ''],
    loadPayload: async ({ request, shop }) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      return loadPayload(shop);
    },
    render: async ({ request, shop }) => {
      const url = new URL(request.url);
      rendered.push(url.pathname + url.search);
      return answer(url, shop);
    },
  };
  const render = makePageRenderer({
    sites,
    openShop: (site, correlationId, monitoring) =>
      requestChannel({
        process,
        site,
        baseUrl: 'http://service.test',
        fetch,
        correlationId,
        monitoring,
      }),
    front: async () => ({
      front,
      manifest: {
        script: '/assets/starter.js',
        fonts: ['/assets/face.woff2'],
        stylesOf: (files) => ({
          linked: files.map((file) => `/${file}.css`),
          contained: files.includes('ui/small.tsx')
            ? { addresses: ['/small.css'], text: SMALL }
            : { addresses: [], text: '' },
        }),
        preloadsOf: (files) => files.map((file) => `/${file}.js`),
        modulesOf: (files) => files.map((file) => `/${file}.js`),
      },
    }),
    publicUrl: () => 'http://shop.test',
    security: () => ({ paymentOrigin: 'https://pay.test', isSecure: false, isDev }),
    report: (answer, fault) => void faults.push([answer, fault]),
    warn: (warning) => void warnings.push(warning),
    signInHelp: { href: '/__accounts', titles: { en: 'Demo "accounts"', fr: 'Demo in French', de: 'Demo in German' } },
  });
  return {
    rendered,
    faults,
    warnings,
    ask: (path: string, headers: Record<string, string> = {}, locale: Locale = 'en-us') =>
      render(new Request(`http://shop.test${path}`, { headers }), siteOf(locale)),
  };
};

describe('pages', () => {
  test('are documents with their styles, script and policy', async () => {
    const answer = await openRenderer().ask('/en-us');
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/face.woff2" crossorigin><link rel="stylesheet" href="/ui/a.tsx.css"><script type="module" async blocking="render" src="/assets/starter.js" data-preload="/ui/messages/en-us.json?shop.js"></script></head><body>Hello',
    );
  });

  test('HTTP-10 are kept by no shared cache if the address asks for a preview that the browser may not see', async () => {
    const { ask, rendered } = openRenderer();
    for (const path of ['/en-us?preview=true', '/en-us?preview=true&previewDate=2026-12-01'])
      expect((await ask(path)).headers.get('Cache-Control')).toBe('no-store');
    expect((await ask('/en-us?preview=1')).headers.get('Cache-Control')).toContain('s-maxage');
    expect(rendered).toEqual(['/en-us']);
  });

  test('allow by its hash the style that they contain, and no other', async () => {
    const policyOf = async (...files: readonly string[]) => {
      const answer = await openRenderer(() => page({ files })).ask('/en-us');
      return [answer.headers.get('Content-Security-Policy') ?? '', await answer.text()] as const;
    };
    const hash = createHash('sha256').update(SMALL).digest('base64');
    const [policy, html] = await policyOf('ui/a.tsx', 'ui/small.tsx');
    expect(policy.split('; ')).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(html).toContain(`<style>${SMALL}</style>`);
    const [plainPolicy, plainHtml] = await policyOf('ui/a.tsx');
    expect(plainPolicy.split('; ')).toContain("style-src 'self'");
    expect(plainHtml).not.toContain('<style>');
  });

  test('are one page for any campaign parameters, and for any order of the parameters', async () => {
    const { ask, rendered } = openRenderer();
    for (const path of [
      '/en-us/search?q=a&start=24',
      '/en-us/search?start=24&utm_source=x&q=a',
      '/en-us/search/?q=a&start=24&gclid=1',
    ])
      await ask(path);
    expect(rendered).toEqual(['/en-us/search?q=a&start=24']);
  });

  test('CNT-02 a page links the style sheets of its blocks, and preloads its own script, those of hydrated blocks and its texts', async () => {
    const rendered = page({
      files: ['ui/a.tsx', 'ui/blocks/video/view.tsx'],
      hydratedFiles: ['ui/a.tsx', 'ui/blocks/video/view.tsx'],
      texts: ['stores'],
    });
    const html = await (await openRenderer(() => rendered).ask('/en-us')).text();
    expect([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/ui/a.tsx.css',
      '/ui/blocks/video/view.tsx.css',
    ]);
    expect(html).toContain(
      ' data-preload="/ui/a.tsx.js /ui/blocks/video/view.tsx.js /ui/messages/en-us.json?shop.js /ui/messages/en-us.json?stores.js">',
    );
  });

  test('a private page preloads its code, its texts and the engine, in the checkout also that of buying; a public one does not', async () => {
    const modulesOf = async (kind: 'public' | 'private' | 'checkout') =>
      /data-eager="([^"]+)"/
        .exec(await (await openRenderer(() => page({ kind })).ask('/en-us/cart')).text())?.[1]
        ?.split(' ')
        .map((module) => module.slice(1, -'.js'.length)) ?? [];
    const own = ['ui/a.tsx', 'ui/entry-engine.ts', 'ui/messages/en-us.json?shop'];
    expect([await modulesOf('public'), await modulesOf('private')]).toEqual([[], own]);
    expect(await modulesOf('checkout')).toEqual([
      ...own,
      'ui/messages/en-us.json?purchase',
      'adapters/composition/purchase.ts',
    ]);
  });

  test('differ by page, order or filter', async () => {
    const { ask, rendered } = openRenderer();
    const paths = [
      '/en-us/c/a-1000',
      '/en-us/c/a-1000?start=24',
      '/en-us/c/a-1000?sort=priceAsc',
      '/en-us/c/a-1000?filter.color=red',
      '/en-us/c/a-1000?filter.color=blue',
    ];
    for (const path of paths) await ask(path);
    expect(rendered).toEqual(paths);
  });

  test.each(['/en-us/cart', '/en-us/checkout?step=billing', '/en-us/order-confirmation'])(
    'of a shopper are rendered each time: %s',
    async (path) => {
      const { ask, rendered } = openRenderer(() => page({ kind: 'private' }));
      for (let turn = 0; turn < 2; turn += 1) expect((await ask(path)).headers.get('Cache-Control')).toBe('no-store');
      expect(rendered).toEqual([path, path]);
    },
  );

  test.each([
    '/en-us/account',
    '/en-us/account/',
    '/en-us/account/orders',
    '/en-us/account/orders/1',
    '/en-us/nowhere',
  ])('of a route that is not public are never cached, even if the UI says that they may be: %s', async (path) => {
    const { ask, rendered } = openRenderer();
    for (let turn = 0; turn < 2; turn += 1) await ask(path);
    expect(rendered).toHaveLength(2);
  });

  test('are cached by the query keys of their own route: those of another page make no second entry', async () => {
    const { ask, rendered } = openRenderer();
    for (const query of ['', '?q=a', '?start=24', '?filter.color=red', '?step=billing', '?page=2', '?filter=red'])
      await ask(`/en-us/p/NKTRAIL3EMB${query}`);
    for (const query of ['', '?q=a', '?step=billing', '?filterx=red']) await ask(`/en-us/c/a-1000${query}`);
    expect(rendered).toEqual(['/en-us/p/NKTRAIL3EMB', '/en-us/c/a-1000']);
    await ask('/en-us/checkout?step=billing&q=a');
    expect(rendered.at(-1)).toBe('/en-us/checkout?step=billing');
  });

  /** 500 values that no list has. */
  const invented = Array.from({ length: 500 }, (_, index) => `x${index}`);

  test.each([
    ['an unknown order', '/en-us/c/a-1000', (value: string) => `sort=${value}`],
    ['a start that is no number', '/en-us/c/a-1000', (value: string) => `start=${value}`],
    ['a repeated order', '/en-us/c/a-1000?sort=newest', (value: string) => `sort=newest&sort=${value}`],
    ['a repeated start', '/en-us/c/a-1000?start=24', (value: string) => `start=24&start=${value.slice(1)}`],
    ['a start within a page', '/en-us/c/a-1000?start=24', (value: string) => `start=${24 + (+value.slice(1) % 24)}`],
    ['a start far behind every list', '/en-us/c/a-1000?start=9984', (value: string) => `start=1${value.slice(1)}0000`],
    ['a filter without a value', '/en-us/c/a-1000', (value: string) => `filter.${value}=,,`],
    ['empty prices', '/en-us/c/a-1000', (value: string) => `price-from=&price-to=+&utm=${value}`],
    [
      'a refused price longer than its field',
      '/en-us/c/a-1000?price-from=xxxxxxxxxxxxxxxx',
      (value: string) => `price-from=xxxxxxxxxxxxxxxx${value}`,
    ],
    ['a second term', '/en-us/search?q=a', (value: string) => `q=a&q=${value}`],
    ['a list without a term', '/en-us/search', (value: string) => `sort=newest&filter.color=${value}`],
    ['a second place', '/en-us/store-locator?q=a', (value: string) => `q=a&q=${value}`],
  ])('500 addresses with %s are one page: %s', async (_, page, queryOf) => {
    stopClock();
    const { ask, rendered } = openRenderer();
    for (const value of invented) await ask(`${page.split('?')[0]}?${queryOf(value)}`);
    expect(rendered).toEqual([page]);
  });

  test('PLP-05 the same filters in another order and form are one page', async () => {
    const { ask, rendered } = openRenderer();
    for (const query of [
      'filter.color=blue,red&filter.price=37..90',
      'filter.price=37..90&filter.color=red,blue,,red',
      'filter.color=red&price-from=37&filter.color=blue&price-to=90&utm_source=x',
    ])
      await ask(`/en-us/c/a-1000?${query}`);
    expect(rendered).toEqual(['/en-us/c/a-1000?filter.color=blue,red&filter.price=37..90']);
  });

  test('RTE-09 one trailing slash makes no other page, two do', async () => {
    const { ask, rendered } = openRenderer();
    for (const path of ['/en-us/c/a-1000', '/en-us/c/a-1000/', '/en-us/c/a-1000//']) await ask(path);
    expect(rendered).toEqual(['/en-us/c/a-1000', '/en-us/c/a-1000//']);
  });

  test('that are not found are cached nowhere', async () => {
    const { ask, rendered } = openRenderer(() => page({ status: 404 }));
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await ask('/en-us/p/NOSUCHID');
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    }
    expect(rendered).toHaveLength(2);
  });

  test('with faults report them and contain none of them', async () => {
    const { ask, faults } = openRenderer(() => page({ status: 500, faults: [new Error('secret')] }));
    expect(await (await ask('/en-us?email=anna@example.org')).text()).not.toContain('secret');
    expect(faults).toMatchObject([[{ method: 'GET', path: '/en-us', status: 500 }, new Error('secret')]]);
  });

  test('that fail show their faults in development', async () => {
    const faults = [new Error('core/cart/cart.ts:3:5: Unexpected <')];
    const { ask } = openRenderer(() => page({ status: 500, faults }), undefined, undefined, true);
    expect(await (await ask('/en-us')).text()).toMatch(
      /Hello.*<pre [^>]*>Error: core\/cart\/cart\.ts:3:5: Unexpected &#60;/s,
    );
  });

  test('that fail without a known fault are reported by their address', async () => {
    const { ask, faults } = openRenderer(() => page({ status: 503 }));
    await ask('/en-us?email=anna@example.org');
    expect(faults).toMatchObject([[{ method: 'GET', path: '/en-us', status: 503 }, undefined]]);
  });

  /** Reads menu, footer and a list as a page does, from a service that is down. */
  const readAll = async (shop: OpenStorefront): Promise<void> => {
    const list = shop.catalog.viewCategory({
      categoryId: '1000',
      start: 0,
      count: 24,
      sort: 'recommended',
      filters: {},
    });
    await Effect.runPromise(Effect.all([Effect.exit(shop.content.viewNavigation), Effect.exit(list)]));
  };
  const unreachable: Fetch = () => Promise.reject(new TypeError('fetch failed'));

  test('HTTP-17 that fail because the service is down are one line each: the address, and each call without a response', async () => {
    skipPauses();
    const { ask, faults, warnings } = openRenderer(async (_, shop) => {
      await readAll(shop);
      return page({ status: 500 });
    }, unreachable);
    await ask('/en-us/c/a-1000?filter.size=42');
    expect(warnings).toEqual([]);
    expect(faults).toEqual([
      [
        expect.objectContaining({ path: '/en-us/c/a-1000', status: 500 }),
        expect.stringMatching(/^(NoConnection: GET [^;]+(; )?){4}$/),
      ],
    ]);
  });

  test('HTTP-17 that omit a part because of the service are one warning each, with the address', async () => {
    skipPauses();
    const { ask, faults, warnings } = openRenderer(async (_, shop) => {
      await readAll(shop);
      return page();
    }, unreachable);
    await ask('/en-us/c/a-1000?filter.size=42');
    expect(faults).toEqual([]);
    expect(warnings).toEqual([
      {
        component: 'page',
        id: '/en-us/c/a-1000',
        message: expect.stringMatching(/^(NoConnection: GET [^;]+(; )?){4}$/),
        correlationId: expect.any(String),
      },
    ]);
  });

  test('HTTP-17 API-137 whose payload omits a part because of the service are one warning, as the document is', async () => {
    skipPauses();
    const { ask, warnings } = openRenderer(undefined, unreachable, async (shop) => {
      await readAll(shop);
      return { status: 200, data: {} };
    });
    await ask('/en-us/c/a-1000/_payload.json');
    expect(warnings).toEqual([
      {
        component: 'page',
        id: '/en-us/c/a-1000',
        message: expect.stringMatching(/^(NoConnection: GET [^;]+(; )?){4}$/),
        correlationId: expect.any(String),
      },
    ]);
  });

  test('HTTP-17 that are not found log nothing, because visitors can invent addresses; another failure of such a page is logged', async () => {
    const missing = JSON.stringify({ errorDetails: [{ errorId: 'API404', message: 'Not found' }] });
    const notFound: Fetch = async () =>
      new Response(missing, { status: 404, headers: { 'content-type': 'application/json' } });
    const failingMenu: Fetch = async (request) =>
      request.url.includes('menu') ? new Response(null, { status: 500 }) : notFound(request);
    for (const [fetch, status, lines] of [
      [notFound, 404, []],
      [notFound, 200, [{ id: '/en-us/c/a-9' }]],
      [failingMenu, 404, [{ message: expect.stringMatching(/^GET [^;]*menu[^;]* answered 500: [^;]*$/) }]],
    ] as const) {
      const { ask, faults, warnings } = openRenderer(async (_, shop) => {
        await readAll(shop);
        return page({ status });
      }, fetch);
      await ask('/en-us/c/a-9');
      expect([status, faults, warnings]).toMatchObject([status, [], lines]);
    }
  });

  test('HTTP-17 that search for a place without a store log nothing', async () => {
    const none = JSON.stringify({ errorDetails: [{ errorId: 'STR404', message: 'No store found.' }] });
    const { ask, warnings } = openRenderer(
      async (_, shop) => {
        await Effect.runPromise(Effect.exit(shop.stores.viewLocator('nowhere')));
        return page();
      },
      async () => new Response(none, { status: 404, headers: { 'content-type': 'application/json' } }),
    );
    await ask('/en-us/store-locator?q=nowhere');
    expect(warnings).toEqual([]);
  });

  test('HTTP-17 that cannot be rendered log the warnings of their calls', async () => {
    skipPauses();
    const { ask, warnings } = openRenderer(async (_, shop) => {
      await readAll(shop);
      throw new Error('The view is broken');
    }, unreachable);
    await expect(ask('/en-us/c/a-1000')).rejects.toThrow('The view is broken');
    expect(warnings).toMatchObject([{ id: '/en-us/c/a-1000' }]);
  });

  test('that moved redirect', async () => {
    const answer = await openRenderer(() => ({ _tag: 'Redirect', status: 301, location: '/en-us/p/NKTRAIL3EMB' })).ask(
      '/en-us/p/NKTRAIL3',
    );
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/en-us/p/NKTRAIL3EMB']);
  });

  test('architecture 0.23 with a failed part are shown, and cached nowhere', async () => {
    const { ask, rendered } = openRenderer(() => page({ faults: [new Error('a block')] }));
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await ask('/en-us');
      expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual([
        200,
        'no-store',
        null,
      ]);
    }
    expect(rendered).toHaveLength(2);
  });

  test('that are public have a tag of their content, the same in every encoding; those of a shopper have none', async () => {
    const { ask } = openRenderer(({ pathname }) =>
      page({
        html: `<html><head></head><body>${pathname}</body></html>`,
        kind: pathname.endsWith('cart') ? 'private' : 'public',
      }),
    );
    const tagOf = async (path: string, headers = {}) => (await ask(path, headers)).headers.get('ETag');
    expect(await tagOf('/en-us')).toMatch(/^W\/"[\w-]{22}"$/);
    expect(await tagOf('/en-us', { 'Accept-Encoding': 'br' })).toBe(await tagOf('/en-us'));
    expect(await tagOf('/fr-ca')).not.toBe(await tagOf('/en-us'));
    expect(await tagOf('/en-us/cart')).toBeNull();
  });

  test('that are not public name the help of the forms to sign in', async () => {
    const kinds = { '/en-us/account': 'private', '/en-us/checkout': 'checkout', '/fr-ca/account': 'private' } as const;
    const { ask } = openRenderer(({ pathname }) =>
      page({ kind: Object.entries(kinds).find(([path]) => path === pathname)?.[1] ?? 'public' }),
    );
    for (const path of ['/en-us/account', '/en-us/checkout'])
      expect(await (await ask(path)).text()).toContain(
        '<link rel="help" href="/__accounts" title="Demo &quot;accounts&quot;">',
      );
    expect(await (await ask('/en-us')).text()).not.toContain('rel="help"');
    expect(await (await ask('/fr-ca/account', {}, 'fr-ca')).text()).toContain('title="Demo in French"');
  });

  test('are compressed for clients that accept it', async () => {
    const { ask } = openRenderer();
    const [plain, small] = [await ask('/en-us'), await ask('/en-us', { 'Accept-Encoding': 'gzip, br' })];
    expect(small.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(new Uint8Array(await small.arrayBuffer())).toString()).toBe(await plain.text());
    for (const answer of [plain, small]) expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  });
});

describe('API-137 the payload of a page', () => {
  test('is its data as JSON, loaded once for any campaign parameters, and no document', async () => {
    const { ask, rendered } = openRenderer();
    for (const address of ['/en-us/_payload.json', '/en-us/c/a-1000/_payload.json?utm_source=x&filter.color=red']) {
      const answer = await ask(address);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json']);
      expect(await answer.json()).toEqual({ data: { title: 'Boots' } });
      expect(answer.headers.get('Cache-Control')).toContain('s-maxage=60');
    }
    await ask('/en-us/c/a-1000/_payload.json?filter.color=red');
    expect(rendered).toEqual(['/en-us', '/en-us/c/a-1000?filter.color=red']);
  });

  test.each(['/en-us/cart', '/en-us/account', '/en-us/checkout'])('does not exist for %s', async (path) => {
    const { ask, rendered } = openRenderer();
    const answer = await ask(`${path}/_payload.json`);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect(rendered).toEqual([]);
  });

  test.each([404, 500, 503])('of a page that fails with %i is empty and cached nowhere', async (status) => {
    const { ask, rendered } = openRenderer(undefined, undefined, async () => ({ status }));
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await ask('/en-us/p/NOSUCHID/_payload.json');
      expect([answer.status, answer.headers.get('Cache-Control'), await answer.text()]).toEqual([
        status,
        'no-store',
        '',
      ]);
    }
    expect(rendered).toHaveLength(2);
  });
});
