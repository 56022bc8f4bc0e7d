import { describe, expect, test } from 'vitest';
import { sites } from '#adapters/composition/sites.ts';
import { makeRequestHandler, type RequestHandlerOptions } from '#adapters/web/request-handler.ts';

const openHost = (more: Partial<RequestHandlerOptions> = {}) => {
  const faults: { readonly fault: unknown; readonly correlationId: string }[] = [];
  const handle = makeRequestHandler({
    sites,
    security: () => ({ paymentOrigin: 'https://pay.test', isSecure: false, isDev: false }),
    publicUrl: () => 'http://shop.test',
    clientFolder: '/nowhere',
    iconFile: async () => new Uint8Array([60]),
    images: async () => new Response('picture', { headers: { Vary: 'Accept' } }),
    api: async () => Response.json({}, { headers: { 'Set-Cookie': 'portico=1' } }),
    page: async (request, { locale }) => new Response(`page of ${locale}: ${new URL(request.url).pathname}`),
    sitemap: async () => '<urlset/>',
    isReady: async () => true,
    report: (fault, correlationId) => void faults.push({ fault, correlationId }),
    ...more,
  });
  return { faults, ask: (path: string, init: RequestInit = {}) => handle(new Request(`http://shop.test${path}`, init)) };
};

describe('rooms of the host', () => {
  test('pages go to the site of their locale', async () => {
    const { ask } = openHost();
    expect(await (await ask('/fr-ca/cart')).text()).toBe('page of fr-ca: /fr-ca/cart');
    expect((await ask('/cart')).headers.get('Location')).toBe('/en-us/cart');
  });

  test('a redirect by language is kept apart by language', async () => {
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

  test('pictures are kept for long, refusals of them are not', async () => {
    expect((await openHost().ask('/images/a/b?w=320')).headers.get('Cache-Control')).toContain('immutable');
    expect((await openHost({ images: async () => new Response('no', { status: 404 }) }).ask('/images/a/b?w=320')).headers.get('Cache-Control')).toBe('no-store');
    expect((await openHost().ask('/assets/none.js')).status).toBe(404);
  });

  test('says whether it lives and whether it is ready', async () => {
    expect((await openHost().ask('/health/live')).status).toBe(200);
    expect((await openHost().ask('/health/ready')).status).toBe(200);
    expect((await openHost({ isReady: async () => false }).ask('/health/ready')).status).toBe(503);
  });

  test('HEAD has the headers without the body; other methods make no page', async () => {
    const head = await openHost().ask('/en-us', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect((await openHost().ask('/en-us', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  test('private pages are closed to search engines', async () => {
    const robots = await (await openHost().ask('/robots.txt')).text();
    for (const path of ['/*/cart', '/*/checkout', '/*/order-confirmation', '/api/']) expect(robots).toContain(`Disallow: ${path}\n`);
  });
});

describe('RTE-45 a fault', () => {
  const broken = { page: () => Promise.reject(new Error('secret of the inside')) };

  test('becomes a page with a reference and a way to try again, and tells nothing of itself (ERR-39)', async () => {
    const { ask, faults } = openHost(broken);
    const answer = await ask('/fr-ca/cart');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('href="/fr-ca/cart"');
    expect(html).not.toContain('secret');
    expect(faults).toHaveLength(1);
    expect(html).toContain(faults[0]?.correlationId);
  });

  test('of an odd address writes nothing of it as markup, and leads to no other host', async () => {
    expect(await (await openHost(broken).ask('/en-us/"><script>x')).text()).not.toContain('<script');
    const api = () => Promise.reject(new Error('x'));
    const { ask } = openHost({ sites: [], api });
    expect(await (await ask('//evil.test/x')).text()).toContain('href="/evil.test/x"');
  });
});
