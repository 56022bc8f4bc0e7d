import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import * as Effect from 'effect/Effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf } from '#adapters/composition/channel-values.ts';
import { sites } from '#adapters/composition/sites.ts';
import { openStorefront } from '#adapters/composition/open-storefront.ts';
import { openProcess } from '#adapters/composition/open-process.ts';
import { makeCallIds } from '#adapters/storage/call-ids.ts';
import { idGenerator } from '#adapters/storage/id-generator.ts';
import { memoryStore } from '#adapters/storage/key-value-store.ts';
import { memorySessionRepository } from '#adapters/storage/memory-session-repository.ts';
import { makeShopperMemory } from '#adapters/storage/shopper-memory.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { run } from '#test/support/run.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openSuiteShop();
}, OPENING);
afterAll(() => shop.close());

/** Favorites over the service, with the requests that they send. */
const openFavorites = () => {
  const [site] = sites;
  if (site === undefined) throw new Error('There is no site');
  const asked: string[] = [];
  const storefront = openStorefront(openProcess(), {
    site,
    failureTexts: failureTextsOf(site.language),
    loadRuleTexts: async () => ruleTextsOf(site.language),
    context: contextOf(site, 'contract-test'),
    baseUrl: 'http://service.test',
    ids: makeCallIds(idGenerator, { storage: memoryStore(), path: () => '' }),
    fetch: (request) => {
      asked.push(
        `${request.method} ${new URL(request.url).pathname.replace(/^.*\/v2\//, '').replace(/favorites\/[^/]+/, 'favorites/{id}')}`,
      );
      return shop.commerce.fetch(request);
    },
    sessions: memorySessionRepository(),
    memory: makeShopperMemory(memoryStore()),
    botCheck: { token: () => Effect.succeed('') },
    fingerprint: { read: Effect.succeed('') },
    onBotChallenge: () => Effect.succeed(false),
  });
  return { favorites: storefront.favorites, asked };
};

test('FAV-01 a browser without stored favorites sends no request for them', async () => {
  const { favorites, asked } = openFavorites();
  expect(await run(favorites.loadLocalFavorites())).toEqual({ isOffered: true, ids: [], changes: [] });
  expect(await run(favorites.viewFavorites(0))).toEqual({ items: [], total: 0 });
  expect(asked).toEqual([]);
});

test('FAV-05 FAV-06 a favorite added and removed at once ends removed, even if its code has not loaded yet', async () => {
  const { favorites, asked } = openFavorites();
  const change = (wanted: boolean) => favorites.setFavorite({ id: 'NKTRAIL3FJO', wanted });
  await run(Effect.all([change(true), change(false)], { concurrency: 'unbounded' }));
  expect(asked).toEqual(['POST auth/token', 'POST favorites', 'DELETE favorites/{id}/items/NKTRAIL3FJO']);
  expect((await run(favorites.viewFavorites(0))).total).toBe(0);
  await run(change(true));
  expect((await run(favorites.loadLocalFavorites())).ids).toEqual(['NKTRAIL3FJO']);
});
