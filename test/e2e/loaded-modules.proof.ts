import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import * as Effect from 'effect/Effect';
import { either as E } from 'fp-ts';
import { expect, inject, test } from 'vitest';
import { noMonitoring } from '#adapters/analytics/console-monitoring.ts';
import { demoAccount } from '#adapters/backend/seed/demo-accounts.ts';
import { loadFlow } from '#adapters/cli/load-flow.ts';
import { providerClient } from '#adapters/cli/provider-client.ts';
import { runFlow, type FlowResult } from '#adapters/cli/run-flow.ts';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import { shopFetch } from '#adapters/http/shop-fetch.ts';
import { startChild } from '#test/bench/servers/child-process.ts';
import { builtIn } from '#test/support/e2e-folder.ts';

const PRODUCT = 'NKTRAIL3EMB';
const pages = {
  '': 200,
  '/search?q=boots': 200,
  [`/p/${PRODUCT}`]: 200,
  '/c/daypacks-3120': 200,
  '/cart': 200,
  '/checkout': 200,
  '/order-confirmation': 200,
  '/account': 200,
  '/favorites': 200,
  '/favorites/shared/unknown': 404,
  '/location-selector': 200,
  '/store-locator?q=Denver': 200,
  '/store-locator/unknown': 404,
  '/__kit': 200,
  '/no-such-page': 404,
} as const;

/** A purchase with a promo code and a call of each other area, through the API of the shop. Gives the result of the purchase. */
const useAreas = async (url: string): Promise<FlowResult> => {
  const loaded = loadFlow('promo-code', true);
  if (E.isLeft(loaded)) throw new Error(loaded.left.sentence);
  const { flow, site } = loaded.right;
  const shop = scriptChannel({ site, baseUrl: `${url}/api`, fetch: shopFetch(url), monitoring: noMonitoring });
  try {
    const { account, favorites, orders, recommendations, reviews, savedItems, stores } = shop;
    const bought = await Effect.runPromise(runFlow(flow, { shop, ...providerClient }));
    await Effect.runPromise(
      Effect.all([
        orders.viewLastOrder(),
        reviews.listQuestions({ productId: PRODUCT, start: 0, count: 1 }),
        recommendations.recommend({ widgetId: 'pdp-similar', productId: PRODUCT }),
        stores.viewLocator('Denver'),
        favorites.setFavorite({ id: PRODUCT, wanted: true }),
        savedItems.list(),
        account.signIn({ email: demoAccount.email, password: demoAccount.password }),
      ]),
    );
    return bought;
  } finally {
    await shop.close();
  }
};

test('a shop that listens loads no module any more, so that sources replaced later do not mix with those it runs', async () => {
  const folder = inject('shopFolder');
  const { client, server } = builtIn(folder);
  const data = await mkdtemp(join(folder, 'data-'));
  const shop = await startChild({
    args: ['--liftoff-only', 'test/support/recorded-shop.ts', client, server, data],
    ready: /^Shop (\S+)\n/m,
  });
  try {
    for (const [path, status] of Object.entries(pages))
      expect([path, (await fetch(`${shop.url}/en-us${path}`)).status]).toEqual([path, status]);
    for (const path of ['/fr-ca', '/sitemap.xml', '/robots.txt', '/health/ready'])
      expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200]);
    expect(await useAreas(shop.url)).toMatchObject({ _tag: 'AsExpected' });
  } finally {
    await shop.stop();
  }
  const [before = '', after = ''] = shop.output().split(/^Shop .*$/m);
  const loadedIn = (output: string): readonly string[] =>
    [...output.matchAll(/^Loaded (.*)$/gm)].map(([, url = '']) => url);
  expect(loadedIn(before).length).toBeGreaterThan(500);
  expect(loadedIn(after)).toEqual([]);
});
