import { describe, expect, test } from 'vitest';
import { sites } from '#adapters/composition/sites.ts';
import { makeMovedPages } from '#adapters/web/server/moved-pages.ts';
import { makePreviewGate } from '#adapters/web/server/preview-gate.ts';
import { present } from '#core/kernel/present.ts';

const NOW = 1_800_000_000_000;
const grantUntil = (time: number, signature = 'a'): string => `${time}.${signature.repeat(43)}`;
const valid = grantUntil(NOW + 3_600_000);

const openGate = ({ isDemo = false, isSecure = true } = {}) => {
  let asked = 0;
  const gate = makePreviewGate({
    isDemo,
    isSecure: () => isSecure,
    isGranted: async (grant) => ((asked += 1), grant === valid),
    now: () => NOW,
  });
  const previewOf = (query: string, cookie?: string) =>
    gate.previewOf(new Request(`http://shop.test/en-us?${query}`, { headers: present({ Cookie: cookie }) }));
  const open = (grant: string, to: string) =>
    gate.open(new Request(`http://shop.test/__preview?${new URLSearchParams({ grant, to })}`));
  return { previewOf, open, asked: () => asked };
};

describe('the gate of previews', () => {
  test('SHOW-10 outside the demo a preview needs the signed cookie of an editor', async () => {
    const { previewOf, asked } = openGate();
    expect(await previewOf('preview=true')).toBeUndefined();
    expect(await previewOf('preview=true', 'portico=1; other=x')).toBeUndefined();
    for (const forged of [grantUntil(NOW + 3_600_000, 'b'), 'x', `${valid}x`, grantUntil(NOW - 1)])
      expect(await previewOf('preview=true', `__Host-portico-preview=${forged}`)).toBeUndefined();
    const cookie = `a=b; __Host-portico-preview=${valid}`;
    expect(await previewOf('preview=true', cookie)).toEqual({ grant: valid });
    expect(await previewOf('preview=true&previewDate=2026-12-01T08:00:00Z', cookie)).toEqual({
      grant: valid,
      date: '2026-12-01T08:00:00Z',
    });
    expect(await previewOf('', cookie)).toBeUndefined();
    // A valid grant is asked for once, a forged one each time.
    expect(asked()).toBe(2);
  });

  test('SHOW-10 in the demo the flag alone suffices', async () => {
    const { previewOf } = openGate({ isDemo: true });
    expect(await previewOf('preview=true')).toEqual({});
    expect(await previewOf('preview=1')).toBeUndefined();
  });

  test('HTTP-10 a link sets the cookie until the grant expires, and leads only to a page of the shop', async () => {
    const { open } = openGate();
    const answer = await open(valid, '/en-us/sale?preview=true');
    expect([answer.status, answer.headers.get('Location'), answer.headers.get('Set-Cookie')]).toEqual([
      303,
      '/en-us/sale?preview=true',
      `__Host-portico-preview=${valid}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure`,
    ]);
    for (const to of ['//evil.test', '/\\evil.test', 'https://evil.test', '/a\nb'])
      expect((await open(valid, to)).status).toBe(403);
    for (const grant of ['', grantUntil(NOW - 1), grantUntil(NOW + 3_600_000, 'b')])
      expect((await open(grant, '/en-us')).status).toBe(403);
  });
});

describe('pages that have moved', () => {
  const [site] = sites;
  const moved = async (to: unknown, path: string, status: unknown = 301) => {
    if (site === undefined) throw new Error('There is no site');
    const find = makeMovedPages('http://service.test', async () => Response.json({ to, status }));
    const answer = await find(new URL(`http://shop.test/en-us${path}`), site);
    return answer && [answer.status, answer.headers.get('Location')];
  };

  test.each([
    ['/sale', '/old', [301, '/en-us/sale']],
    ['/sale', '/old?a=1&b=2', [301, '/en-us/sale?a=1&b=2']],
    ['/sale?x=1#top', '/old?a=1', [301, '/en-us/sale?x=1&a=1#top']],
    ['https://other.test/a', '/old?a=1', [301, 'https://other.test/a?a=1']],
    ['/', '/old', [301, '/en-us']],
  ])('to %s from %s', async (to, path, expected) => expect(await moved(to, path)).toEqual(expected));

  test('without a redirect, or if the service fails, the page is missing', async () => {
    if (site === undefined) throw new Error('There is no site');
    const url = new URL('http://shop.test/en-us/x');
    expect(
      await makeMovedPages('http://s.test', async () => new Response(null, { status: 404 }))(url, site),
    ).toBeUndefined();
    expect(await makeMovedPages('http://s.test', () => Promise.reject(new Error('down')))(url, site)).toBeUndefined();
    expect(await moved('/a', '/b', 200)).toBeUndefined();
  });
});
