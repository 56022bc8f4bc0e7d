import { describe, expect, test } from 'vitest';
import { sites } from '#adapters/composition/sites.ts';
import { noConnection } from '#adapters/database/unavailable.ts';
import type { FailedAnswer } from '#adapters/web/server/failure-report.ts';
import { makeRequestHandler, type RequestHandlerOptions } from '#adapters/web/server/request-handler.ts';

const security = { paymentOrigin: 'https://pay.test', isSecure: false, isDev: false };

const openHost = (more: Partial<RequestHandlerOptions> = {}) => {
  const faults: (FailedAnswer & { readonly fault: unknown })[] = [];
  const handle = makeRequestHandler({
    sites,
    security: () => security,
    publicUrl: () => 'http://shop.test',
    assets: async () => undefined,
    icon: async () => new Response('<svg/>', { headers: { ETag: '"icon"' } }),
    images: async () => new Response('picture', { headers: { Vary: 'Accept', ETag: 'W/"picture"' } }),
    films: async () => new Response('film', { headers: { ETag: '"film"' } }),
    api: async () => Response.json({}, { headers: { 'Set-Cookie': 'portico=1' } }),
    page: async (request, { locale }) => new Response(`page of ${locale}: ${new URL(request.url).pathname}`),
    sitemap: async () => new Response('<urlset/>'),
    articleFeed: async (_, { locale }) => new Response(`feed of ${locale}`),
    openPreview: async () => new Response(null, { status: 303 }),
    servicePage: async ({ method, url }) => new Response(`service: ${method} ${new URL(url).pathname}`),
    hasInternalPages: false,
    isReady: async () => true,
    report: (answer, fault) => void faults.push({ ...answer, fault }),
    ...more,
  });
  return {
    faults,
    ask: (path: string, init: RequestInit = {}) => handle(new Request(`http://shop.test${path}`, init)),
  };
};

describe('API-136 the build', () => {
  const build = { id: 'abc', timestamp: '2030-01-01T00:00:00.000Z' };

  test('is named with its time, and not cached', async () => {
    const answer = await openHost({ build: async () => build }).ask('/builds/meta.json');
    expect([await answer.json(), answer.headers.get('Cache-Control')]).toEqual([build, 'no-store']);
  });

  test('does not exist in development', async () =>
    expect((await openHost({ build: async () => undefined }).ask('/builds/meta.json')).status).toBe(404));
});

describe('forms that the service writes', () => {
  test.each([
    ['/en-gb/withdrawal', 'POST', 'https://evil.test', 403],
    ['/en-us/order-correction/secret', 'POST', 'https://evil.test', 403],
    ['/en-us/order-correction/secret', 'POST', 'null', 403],
    ['/en-us/order-correction/secret', 'POST', 'http://shop.test', 200],
    ['/en-us/order-correction/secret', 'POST', undefined, 200],
    ['/en-us/order-correction/secret', 'GET', 'https://evil.test', 200],
    // Mail services send it.
    ['/unsubscribe/secret', 'POST', 'https://mail.test', 200],
  ])('reliability A9 %s by %s from %s gets %i', async (path, method, origin, status) => {
    const { ask } = openHost();
    const answer = await ask(path, { method, ...(origin === undefined ? {} : { headers: { Origin: origin } }) });
    expect(answer.status).toBe(status);
    if (status === 403) expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'API405' }] });
  });
});

describe('documents of the service in the frame of the shop', () => {
  const html = '<style id="part-style">p {}</style><main><div id="part"><p>Form</p></div></main>';
  const answers = {
    html: new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    ended: new Response(html, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    pdf: new Response('%PDF-1.4', { headers: { 'Content-Type': 'application/pdf' } }),
    json: new Response('{}', { status: 404, headers: { 'Content-Type': 'application/json' } }),
  };
  test.each([
    ['/en-gb/withdrawal', 'html', 200, '/en-gb/withdrawal <div class="service"><p>Form</p></div>'],
    ['/en-us/return-label/secret', 'html', 200, '/en-us/return-label <div class="service"><p>Form</p></div>'],
    ['/en-us/return-label/secret', 'ended', 404, '/en-us/return-label <div class="service"><p>Form</p></div>'],
    ['/en-us/return-label/secret', 'pdf', 200, '%PDF-1.4'],
    ['/en-us/withdrawal', 'json', 200, '/en-us/withdrawal <p>service-form</p>'],
  ] as const)('ORD-11 ORD-18 %s with %s: status %i, and %s', async (path, kind, status, text) => {
    const { ask } = openHost({
      servicePage: async () => answers[kind].clone(),
      page: async ({ url }) => new Response(`${new URL(url).pathname} <p>service-form</p>`),
    });
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });
});

describe('an overloaded host', () => {
  test('reliability G6 pages and calls get 503 with Retry-After, and never 500', async () => {
    const busy = () => Promise.reject(noConnection(new Error('timeout')));
    const { ask } = openHost({ api: busy, page: busy });
    for (const path of ['/en-us', '/api/token/v2/auth/token']) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
        503,
        '1',
        'no-store',
      ]);
    }
    expect(await (await ask('/api/x')).json()).toMatchObject({ errorDetails: [{ errorId: 'GEN500' }] });
  });
});

describe('long addresses', () => {
  const long = (path: string, length: number) => path + 'x'.repeat(length - path.length);

  test.each([
    [long('/en-us/', 2048), 200],
    [long('/en-us/', 2049), 414],
    [long('/images/a/', 2049), 414],
    [long('/assets/', 100_000), 414],
    [long('/', 100_000), 414],
    [`/en-us/${'/'.repeat(15_500)}x`, 414],
    [`/en-us${long('?q=', 2048)}`, 200],
    [`/en-us${long('?q=', 2049)}`, 414],
    [`/film/a.mp4${long('?', 2049)}`, 414],
    [`/api/x${long('?q=', 8192)}`, 200],
  ])('a path or a query over 2 KB is refused in plain text: %#', async (path, status) => {
    const answer = await openHost().ask(path);
    expect(answer.status).toBe(status);
    if (status === 414)
      expect([
        await answer.text(),
        answer.headers.get('Cache-Control'),
        answer.headers.get('X-Content-Type-Options'),
      ]).toEqual(['Address too long', 'no-store', 'nosniff']);
  });

  test('ENT-02 a call with a path over 2 KB or a query over 8 KB is refused with an error id', async () => {
    for (const path of [long('/api/', 2049), `/api/x${long('?q=', 8193)}`]) {
      const answer = await openHost().ask(path);
      expect([answer.status, await answer.json()]).toMatchObject([414, { errorDetails: [{ errorId: 'API400' }] }]);
    }
  });
});

describe('bodies with a content coding', () => {
  const send = (path: string, coding: string, body: string | null = '{}') =>
    openHost().ask(path, { method: 'POST', headers: { 'Content-Encoding': coding }, body });

  test.each(['gzip', 'GZIP', 'br', 'gzip, identity'])(
    'ENT-02 a call with a body in %s is refused with an error id',
    async (coding) => {
      const answer = await send('/api/x', coding);
      expect([answer.status, await answer.json()]).toMatchObject([415, { errorDetails: [{ errorId: 'API415' }] }]);
    },
  );

  test('a form with one is refused in plain text', async () => {
    const answer = await send('/unsubscribe/secret', 'gzip');
    expect([answer.status, await answer.text()]).toEqual([415, 'The body must not have a content coding']);
  });

  test('a body without one, and a coding without a body, are not', async () => {
    expect((await send('/api/x', 'identity')).status).toBe(200);
    expect((await send('/api/x', 'gzip', null)).status).toBe(200);
  });
});

describe('unreadable paths', () => {
  test.each([
    '/en-us/%',
    '/en-us/%zz',
    '/en-us/%E0%A4%A',
    '/en-us/p/%ff',
    '/en-us/%00',
    '/images/products/a%00b',
    '/assets/%',
    '/%',
  ])('%s is refused in plain text', async (path) => {
    const answer = await openHost().ask(path);
    expect([answer.status, await answer.text()]).toEqual([400, 'Bad address']);
  });

  test.each(['/en-us/search?q=%', '/en-us/search?q=%E0%A4', '/en-us/search?q=%00', '/en-us/caf%C3%A9'])(
    '%s is a page',
    async (path) => expect((await openHost().ask(path)).status).toBe(200),
  );

  test('ENT-02 a call is refused with an error id', async () =>
    expect(await (await openHost().ask('/api/%')).json()).toMatchObject({ errorDetails: [{ errorId: 'API400' }] }));
});

describe('routes of the web server', () => {
  test('pages go to the site of their locale', async () => {
    const { ask } = openHost();
    expect(await (await ask('/fr-ca/cart')).text()).toBe('page of fr-ca: /fr-ca/cart');
    expect((await ask('/cart')).headers.get('Location')).toBe('/en-us/cart');
  });

  test('RTE-02 RTE-03 a path without locale redirects to the best one, an unknown locale to the location selector', async () => {
    const { ask } = openHost();
    const moved = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await ask(path, { headers });
      return [answer.status, answer.headers.get('Location')];
    };
    expect(await moved('/cart')).toEqual([302, '/en-us/cart']);
    expect(await moved('/cart', { 'Accept-Language': 'en-GB' })).toEqual([302, '/en-gb/cart']);
    expect(await moved('/cart', { 'Accept-Language': 'en-GB', Cookie: 'locale=fr-ca' })).toEqual([302, '/fr-ca/cart']);
    expect(await moved('/zz-zz/cart')).toEqual([302, '/en-us/location-selector?to=%2Fcart']);
  });

  test.each([
    ['/en-us/help%0A', '/en-us/help'],
    ['/en-us/help%0D%0A?a=b', '/en-us/help?a=b'],
    ['/en-us/nope%E2%80%A8x', '/en-us/nopex'],
    ['/en-us/help%20%C2%A0', '/en-us/help'],
    ['//shop.example%0A', '/shop.example'],
    ['/%0A/shop.example', '/shop.example'],
  ])('RTE-45 the address %s, as copied from a message, redirects to %s', async (path, location) => {
    const { status, headers } = await openHost().ask(path);
    expect([status, headers.get('Location')]).toEqual([301, location]);
  });

  test('a redirect by language varies by language', async () => {
    const moved = await openHost().ask('/cart');
    expect(moved.status).toBe(302);
    expect(moved.headers.get('Vary')).toBe('Accept-Language, Cookie');
    expect(moved.headers.get('Cache-Control')).toBe('no-store');
  });

  test('data is not stored and its cookie arrives', async () => {
    const answer = await openHost().ask('/api/fapi/server/time');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual(['portico=1']);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('pictures and the icon, whose addresses have no hash, are cached for a day, and refusals of them not at all', async () => {
    for (const path of ['/images/a/b?w=320', '/favicon.ico']) {
      const caching = (await openHost().ask(path)).headers.get('Cache-Control');
      expect(caching).toContain('max-age=86400');
      expect(caching).not.toContain('immutable');
    }
    expect(
      (
        await openHost({ images: async () => new Response('no', { status: 404 }) }).ask('/images/a/b?w=320')
      ).headers.get('Cache-Control'),
    ).toBe('no-store');
    expect((await openHost().ask('/assets/none.js')).status).toBe(404);
  });

  test('films, whose names identify their content, are cached permanently, in parts too, and refusals of them not at all', async () => {
    const cachingOf = async (status: number) =>
      (
        await openHost({ films: async () => new Response('film', { status }) }).ask('/film/dawn-0a1b2c3d.mp4')
      ).headers.get('Cache-Control');
    for (const status of [200, 206]) expect(await cachingOf(status)).toContain('immutable');
    for (const status of [404, 416]) expect(await cachingOf(status)).toBe('no-store');
  });

  test('RFC 9110 a client that sends the tag of a picture, an icon or a page gets 304 without a body', async () => {
    const { ask } = openHost({
      page: async () =>
        new Response('page', { headers: { ETag: 'W/"page"', 'Content-Encoding': 'br', 'Cache-Control': 'public' } }),
    });
    for (const [path, known] of [
      ['/images/a/b?w=320', '"other", "picture"'],
      ['/favicon.ico', '"icon"'],
      ['/en-us', 'W/"page"'],
      ['/en-us', '*'],
    ] as const) {
      const answer = await ask(path, { headers: { 'If-None-Match': known } });
      expect([answer.status, await answer.text(), answer.headers.get('Content-Encoding')]).toEqual([304, '', null]);
      expect(answer.headers.get('ETag')).not.toBeNull();
      expect(answer.headers.get('Cache-Control')).toContain('public');
    }
    expect((await ask('/en-us', { headers: { 'If-None-Match': 'W/"old"' } })).status).toBe(200);
    expect((await ask('/robots.txt', { headers: { 'If-None-Match': '*' } })).status).toBe(200);
  });

  test('every refusal has the security headers, too', async () => {
    const { ask } = openHost();
    const refusals = [
      await ask('/en-us', { method: 'POST', body: 'x' }),
      await ask('/assets/none.js'),
      await ask('/cart'),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([405, 404, 302]);
    for (const answer of refusals)
      expect([
        answer.headers.get('X-Content-Type-Options'),
        answer.headers.get('Cache-Control'),
        answer.headers.get('Content-Security-Policy'),
      ]).toEqual(['nosniff', 'no-store', "default-src 'none'; frame-ancestors 'none'"]);
    expect(refusals[0]?.headers.get('Allow')).toBe('GET, HEAD');
  });

  test('reports whether it is healthy and whether it is ready', async () => {
    expect((await openHost().ask('/health/live')).status).toBe(200);
    expect((await openHost().ask('/health/ready')).status).toBe(200);
    expect((await openHost({ isReady: async () => false }).ask('/health/ready')).status).toBe(503);
  });

  test('HEAD has the headers without the body; other methods render no page', async () => {
    const head = await openHost().ask('/en-us', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect((await openHost().ask('/en-us', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  test.each([
    '/images/a/b?w=320',
    '/assets/a.js',
    '/film/a.mp4',
    '/robots.txt',
    '/sitemap.xml',
    '/en-us/articles/feed.xml',
    '/favicon.ico',
    '/health/live',
    '/health/ready',
    '/en-us',
    '/cart',
    '/zz-zz/cart',
    '/',
  ])('RFC 9110 %s supports GET and HEAD only, and refuses any other method with 405 and Allow', async (path) => {
    const { ask } = openHost();
    for (const method of ['PUT', 'DELETE', 'PATCH', 'POST', 'OPTIONS', 'PROPFIND']) {
      const answer = await ask(path, { method });
      expect([
        answer.status,
        answer.headers.get('Allow'),
        answer.headers.get('Cache-Control'),
        await answer.text(),
      ]).toEqual([405, 'GET, HEAD', 'no-store', 'Method not allowed']);
    }
    for (const method of ['GET', 'HEAD']) expect((await ask(path, { method })).status).not.toBe(405);
  });

  test('calls of any method go to the service', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'POST', 'OPTIONS'])
      expect((await openHost().ask('/api/x', { method })).status).toBe(200);
  });

  test('private pages are not indexed', async () => {
    const robots = await (await openHost().ask('/robots.txt')).text();
    for (const path of ['/*/cart', '/*/checkout', '/*/order-confirmation', '/api/'])
      expect(robots).toContain(`Disallow: ${path}\n`);
  });
});

describe('RTE-45 a failure', () => {
  const broken = { page: () => Promise.reject(new Error('secret of the inside')) };

  test('becomes a page with a reference and a way to retry, without details (ERR-39)', async () => {
    const { ask, faults } = openHost(broken);
    const answer = await ask('/fr-ca/cart');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<html lang="fr-CA">');
    expect(html).toContain('href="/fr-ca/cart"');
    expect(html).not.toContain('secret');
    expect(faults).toHaveLength(1);
    expect(html).toContain(faults[0]?.correlationId);
  });

  test('shows its file, line and reason in development', async () => {
    const fault = Object.assign(new Error('core/cart/cart.ts:3:5: \u001b[31mUnexpected <\u001b[39m'), {
      pluginCode: 'the whole file',
    });
    const { ask } = openHost({ security: () => ({ ...security, isDev: true }), page: () => Promise.reject(fault) });
    const html = await (await ask('/en-us')).text();
    expect(html).toContain('>core/cart/cart.ts:3:5: Unexpected &#60;</pre>');
    expect(html).not.toContain('the whole file');
  });

  test('of a call is an error in the form of the service, with the id of the page view (ENT-02)', async () => {
    const { ask, faults } = openHost({ api: () => Promise.reject(new Error('secret of the inside')) });
    const answer = await ask('/api/cart/v1/cart', { headers: { 'X-Correlation-Id': 'view-1' } });
    expect([answer.status, await answer.json()]).toEqual([
      500,
      {
        errorDetails: [{ errorId: 'GEN500', message: 'Something went wrong. Please try again.' }],
        correlationId: 'view-1',
      },
    ]);
    expect(faults).toMatchObject([{ correlationId: 'view-1' }]);
  });

  test('is reported with method, path and status, without the query', async () => {
    for (const [status, fault] of [
      [500, new Error('secret of the inside')],
      [503, noConnection(new Error('timeout'))],
    ] as const) {
      const fails = () => Promise.reject(fault);
      const { ask, faults } = openHost({ page: fails, api: fails });
      await ask('/en-us/cart?email=anna@example.org');
      await ask('/api/cart/v1/cart?email=anna@example.org', { method: 'POST' });
      expect(faults).toMatchObject([
        { method: 'GET', path: '/en-us/cart', status, fault },
        { method: 'POST', path: '/api/cart/v1/cart', status, fault },
      ]);
    }
  });

  test('of a call in the service is reported in the same way, and no other response is', async () => {
    for (const status of [200, 404, 409, 500, 502, 503]) {
      const { ask, faults } = openHost({ api: async () => Response.json({}, { status }) });
      await ask('/api/cart/v1/cart?id=1', { method: 'DELETE', headers: { 'X-Correlation-Id': 'view-2' } });
      expect(faults).toEqual(
        status < 500 ? [] : [{ method: 'DELETE', path: '/api/cart/v1/cart', status, correlationId: 'view-2' }],
      );
    }
  });

  test('of any other file is reported in the same way, and a host that is not ready logs nothing', async () => {
    const { ask, faults } = openHost({
      images: async () => new Response(null, { status: 503 }),
      isReady: async () => false,
    });
    expect((await ask('/health/ready')).status).toBe(503);
    await ask('/images/boot.jpg?width=320');
    expect(faults).toMatchObject([{ method: 'GET', path: '/images/boot.jpg', status: 503 }]);
  });

  test('of an unusual address writes nothing of it as markup, and redirects to no other host', async () => {
    expect(await (await openHost(broken).ask('/en-us/"><script>x')).text()).not.toContain('<script');
    const api = () => Promise.reject(new Error('x'));
    const { ask } = openHost({ sites: [], api });
    expect(await (await ask('//evil.test/x')).text()).toContain('href="/evil.test/x"');
  });
});

describe('pages of the service', () => {
  test('RFC 8058 an unsubscribe link supports POST without Origin, and no other address outside the calls does', async () => {
    const { ask } = openHost();
    const answer = await ask('/unsubscribe/token', { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect([answer.status, await answer.text()]).toEqual([200, 'service: POST /unsubscribe/token']);
    expect((await ask('/unsubscribe', { method: 'POST' })).status).toBe(405);
  });

  test('/__mail and /__accounts are pages of the service, unless internal pages are off', async () => {
    for (const path of ['/__mail', '/__mail/id/html', '/__accounts']) {
      expect(await (await openHost({ hasInternalPages: true }).ask(path)).text()).toBe(`service: GET ${path}`);
      expect((await openHost().ask(path)).status).not.toBe(200);
    }
    expect((await openHost({ hasInternalPages: true }).ask('/__mailbox')).status).not.toBe(200);
  });
});
