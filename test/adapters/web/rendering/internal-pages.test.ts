import { expect, test } from 'vitest';
import { openProcess } from '#adapters/composition/open-process.ts';
import { requestChannel } from '#adapters/composition/request-channel.ts';
import { sites } from '#adapters/composition/sites.ts';
import { makePageRenderer, type Front } from '#adapters/web/rendering/page-renderer.ts';
import { noStyles } from '#adapters/web/rendering/page-styles.ts';
import { siteOf } from '#test/adapters/http/client-fixture.ts';

const front: Front = {
  pageAt: () => ({ kind: 'internal', canonicalQuery: () => '' }),
  loadPayload: async () => ({ status: 200, data: {} }),
  render: async () => ({
    _tag: 'Page',
    status: 200,
    kind: 'internal',
    html: '<html><head></head><body>The kit</body></html>',
    contentRules: '',
    data: {},
    structuredData: [],
    files: [],
    hydratedFiles: [],
    texts: [],
    faults: [],
  }),
};

const ask = (path: string, hasInternalPages?: boolean): Promise<Response> =>
  makePageRenderer({
    sites,
    openShop: (site, correlationId) =>
      requestChannel({
        process: openProcess(),
        site,
        baseUrl: 'http://service.test',
        fetch: async () => new Response(null, { status: 500 }),
        correlationId,
      }),
    front: async () => ({
      front,
      manifest: {
        script: '/assets/starter.js',
        fonts: [],
        stylesOf: () => noStyles,
        modulesOf: () => [],
        preloadsOf: () => [],
      },
    }),
    publicUrl: () => 'http://shop.test',
    security: () => ({ paymentOrigin: 'https://pay.test', isSecure: false, isDev: false }),
    report: () => undefined,
    warn: () => undefined,
    ...(hasInternalPages === undefined ? {} : { hasInternalPages }),
  })(new Request(`http://shop.test${path}`), siteOf('en-us'));

// The matched page decides, not the spelling of its address.
test.each(['/en-us/__kit', '/en-us/__kit/', '/en-us/__KIT', '/en-us/%5F%5Fkit'])(
  'an internal page is not found unless the host has it enabled: %s',
  async (path) => {
    for (const hasInternalPages of [undefined, false]) {
      const answer = await ask(path, hasInternalPages);
      expect([answer.status, await answer.text(), answer.headers.get('Cache-Control')]).toEqual([
        404,
        'Not found',
        'no-store',
      ]);
    }
    const shown = await ask(path, true);
    expect([shown.status, (await shown.text()).includes('The kit'), shown.headers.get('Cache-Control')]).toEqual([
      200,
      true,
      'no-store',
    ]);
  },
);
