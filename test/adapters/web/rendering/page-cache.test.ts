import { describe, expect, test } from 'vitest';
import type { CachedPage } from '#adapters/web/rendering/cached-page.ts';
import { makePageCache } from '#adapters/web/rendering/page-cache.ts';

const page = (body: string, status = 200, headers: CachedPage['headers'] = {}, size = 0): CachedPage => ({
  status,
  headers,
  body: new Uint8Array(Buffer.from(body)),
  size,
});
const textOf = ({ body }: CachedPage): string => Buffer.from(body).toString();

/** A cache with a clock of the test, and renders that end when the test releases them. */
const openCache = ({ bytes = 100_000, pagesOfPath = 1000 } = {}) => {
  let time = 1;
  const failures: (readonly [string, unknown])[] = [];
  const cache = makePageCache({
    freshMs: 1000,
    staleMs: 10_000,
    bytes,
    pagesOfPath,
    now: () => time,
    failed: (fault, key) => void failures.push([key, fault]),
  });
  let makings = 0;
  const counted = (make: () => Promise<CachedPage>) => () => {
    makings += 1;
    return make();
  };
  return {
    wait: (ms: number) => void (time += ms),
    makings: () => makings,
    failures,
    outdate: cache.outdate,
    ask: (key: string, make: () => Promise<CachedPage>) => cache.get(key, counted(make)),
    body: async (key: string, body: string) =>
      textOf(
        await cache.get(
          key,
          counted(async () => page(body)),
        ),
      ),
  };
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the page cache', () => {
  test('renders a page once for simultaneous requests', async () => {
    const cache = openCache();
    const gate = Promise.withResolvers<CachedPage>();
    const asked = Array.from({ length: 50 }, () => cache.ask('a', () => gate.promise));
    gate.resolve(page('first'));
    expect(new Set((await Promise.all(asked)).map(textOf))).toEqual(new Set(['first']));
    expect(cache.makings()).toBe(1);
  });

  test('a path caches a limited number of pages: 500 invented queries evict no page of another path, and a page in use stays', async () => {
    const cache = openCache({ bytes: 10_000_000, pagesOfPath: 20 });
    const real = ['/c?sort=newest', '/d'];
    for (const key of real) await cache.body(key, key);
    for (let junk = 0; junk < 500; junk += 1) {
      await cache.body(`/c?filter.color=junk${junk}`, 'junk');
      if (junk % 10 === 0) await cache.body('/c?sort=newest', 'again');
    }
    expect(cache.makings()).toBe(502);
    for (const key of real) expect(await cache.body(key, 'again')).toBe(key);
    for (let junk = 499; junk >= 0; junk -= 1) await cache.body(`/c?filter.color=junk${junk}`, 'junk');
    expect(cache.makings()).toBe(502 + 500 - 19);
  });

  test('two addresses are rendered separately', async () => {
    const cache = openCache();
    expect([await cache.body('a', 'A'), await cache.body('b', 'B'), await cache.body('a', 'again')]).toEqual([
      'A',
      'B',
      'A',
    ]);
  });

  test('serves a stale page at once while a single request renders the next', async () => {
    const cache = openCache();
    await cache.body('a', 'old');
    cache.wait(1001);
    const gate = Promise.withResolvers<CachedPage>();
    expect(textOf(await cache.ask('a', () => gate.promise))).toBe('old');
    expect(textOf(await cache.ask('a', () => gate.promise))).toBe('old');
    expect(cache.makings()).toBe(2);
    gate.resolve(page('new'));
    await settled();
    expect(await cache.body('a', 'unused')).toBe('new');
  });

  test('waits for a new page once the stale one is too old', async () => {
    const cache = openCache();
    await cache.body('a', 'old');
    cache.wait(11_001);
    expect(await cache.body('a', 'new')).toBe('new');
  });

  test.each([302, 404, 500, 503])('never caches a %i', async (status) => {
    const cache = openCache();
    expect((await cache.ask('a', async () => page('bad', status))).status).toBe(status);
    expect(await cache.body('a', 'good')).toBe('good');
  });

  test('a failed render is reported to waiting requests, and retried by the next', async () => {
    const cache = openCache();
    await expect(cache.ask('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.body('a', 'good')).toBe('good');
  });

  test.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['gives an error page', async () => page('bad', 503)],
  ])('a refresh that %s keeps the stale page', async (_title, renew) => {
    const cache = openCache();
    await cache.body('a', 'old');
    cache.wait(1001);
    expect(textOf(await cache.ask('a', renew))).toBe('old');
    await settled();
    expect(await cache.body('a', 'new')).toBe('old');
  });

  test('HTTP-17 a failed refresh is reported once, with its address, though no visitor notices', async () => {
    const cache = openCache();
    const fault = new Error('down');
    await cache.body('a', 'old');
    cache.wait(1001);
    await Promise.all(Array.from({ length: 5 }, () => cache.ask('a', () => Promise.reject(fault))));
    await settled();
    expect(cache.failures).toEqual([['a', fault]]);
  });

  test.each([404, 410, 301])(
    'a page that has become %i is shown for the last time to the visitor who triggered its refresh',
    async (status) => {
      const cache = openCache();
      await cache.body('a', 'old');
      cache.wait(1001);
      expect(textOf(await cache.ask('a', async () => page('gone', status)))).toBe('old');
      await settled();
      expect(textOf(await cache.ask('a', async () => page('gone', status)))).toBe('gone');
    },
  );

  test('architecture 0.23 never caches a response that must not be stored', async () => {
    const cache = openCache();
    await cache.ask('a', async () => page('faulty', 200, { 'Cache-Control': 'no-store' }));
    expect(await cache.body('a', 'sound')).toBe('sound');
  });

  test('stores no more bytes than its limit, of pages and addresses alike; the oldest is removed first', async () => {
    const cache = openCache({ bytes: 10_000 });
    const large = 'x'.repeat(3_000);
    for (const key of ['a', 'b', 'c']) await cache.body(key, large);
    expect(await cache.body('b', 'made again')).toBe(large);
    expect(await cache.body('c', 'made again')).toBe(large);
    expect(await cache.body('a', 'made again')).toBe('made again');
    const longAddress = `d${'?'.repeat(3_900)}`;
    await cache.body(longAddress, 'small');
    expect(await cache.body('c', 'gone')).toBe('gone');
    expect(await cache.body(longAddress, 'made again')).toBe('small');
  });

  test('counts the decompressed size of a page, however well it compresses', async () => {
    const cache = openCache({ bytes: 10_000 });
    await cache.ask('large', async () => page('packed', 200, {}, 9_500));
    expect(textOf(await cache.ask('large', async () => page('made again')))).toBe('made again');
    await cache.ask('a', async () => page('packed', 200, {}, 5_000));
    await cache.ask('b', async () => page('packed', 200, {}, 5_000));
    expect(textOf(await cache.ask('a', async () => page('made again')))).toBe('made again');
  });

  test('a page larger than the whole cache is served and evicts no other page', async () => {
    const cache = openCache({ bytes: 10_000 });
    await cache.body('a', 'cached');
    expect(await cache.body('large', 'x'.repeat(12_000))).toHaveLength(12_000);
    expect(await cache.body('a', 'made again')).toBe('cached');
    expect(await cache.body('large', 'made again')).toBe('made again');
  });

  test('a page that is rendered again is counted once', async () => {
    const cache = openCache({ bytes: 10_000 });
    await cache.body('a', 'first');
    for (let time = 0; time < 20; time += 1) {
      await cache.body('b', 'x'.repeat(3_000));
      cache.wait(12_000);
    }
    await cache.body('a', 'kept');
    expect(await cache.body('b', 'made again')).toBe('made again');
    expect(await cache.body('a', 'made again')).toBe('kept');
  });

  test('CNT-01 after a change of content a page is rendered before it is served, and the old one stays if that fails', async () => {
    const cache = openCache();
    expect(await cache.body('a', 'old')).toBe('old');
    cache.outdate();
    expect(await cache.body('a', 'new')).toBe('new');
    expect(await cache.body('a', 'unused')).toBe('new');
    cache.outdate();
    expect(textOf(await cache.ask('a', async () => page('trouble', 503)))).toBe('new');
    expect(textOf(await cache.ask('a', () => Promise.reject(new Error('broken'))))).toBe('new');
    expect(cache.failures.map(([key]) => key)).toEqual(['a']);
    expect(await cache.body('a', 'newer')).toBe('newer');
  });

  test('CNT-01 a rendering that began before a change of content is neither kept nor shared with later requests', async () => {
    const cache = openCache();
    const gate = Promise.withResolvers<CachedPage>();
    const early = cache.ask('a', () => gate.promise);
    cache.outdate();
    const late = cache.body('a', 'new');
    expect(await late).toBe('new');
    gate.resolve(page('old'));
    expect(textOf(await early)).toBe('old');
    expect(await cache.body('a', 'unused')).toBe('new');
  });
});
