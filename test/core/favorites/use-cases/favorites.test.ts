import * as Effect from 'effect/Effect';
import * as TestClock from 'effect/testing/TestClock';
import { describe, expect, test, vi } from 'vitest';
import { localFavoritesKey } from '#core/favorites/device-keys.ts';
import { REFRESH_MS } from '#core/testing/fake-auth.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { failureOf, run, runOnTestClock } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const SHOE = 'NKTRAIL3FJO';
const BOOT = 'NKRIDGE1BAR';
const fill = (id: string) => ({ id, wanted: true });
const empty = (id: string) => ({ id, wanted: false });

describe('favorites of this device', () => {
  test('FAV-05 the first add starts a session and names no list; the next names the returned list, which the session keeps', async () => {
    const { shop, fakes } = buildStorefront();
    expect(await run(fakes.sessions.read)).toBeUndefined();
    await run(shop.favorites.setFavorite(fill(SHOE)));
    await run(shop.favorites.setFavorite(fill(BOOT)));
    const favoriteId = (await run(fakes.sessions.read))?.refs.favorites;
    expect(fakes.favorites.bodies).toEqual([
      { id: SHOE, qty: 1, itemType: 'product' },
      { id: BOOT, qty: 1, itemType: 'product', favoriteId },
    ]);
    expect(favoriteId).toBeDefined();
  });

  test('FAV-06 adding and removing at once ends without the favorite, and both commands name their list', async () => {
    const { shop, fakes } = buildStorefront();
    await run(
      Effect.all([shop.favorites.setFavorite(fill(SHOE)), shop.favorites.setFavorite(empty(SHOE))], {
        concurrency: 'unbounded',
      }),
    );
    expect(await run(shop.favorites.viewFavorites(0))).toMatchObject({ total: 0 });
    expect([fakes.faults.times('addFavorite'), fakes.faults.times('removeFavorite')]).toEqual([1, 1]);
    await run(buildStorefront().shop.favorites.setFavorite(empty(SHOE)));
  });

  test('FAV-01 favorites are remembered on the device, and reading them sends no request', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.favorites.setFavorite(fill(SHOE)));
    await run(shop.favorites.setFavorite(fill(BOOT)));
    await run(shop.favorites.setFavorite(empty(SHOE)));
    expect(await run(shop.favorites.loadLocalFavorites())).toEqual({ isOffered: true, ids: [BOOT], changes: [] });
    expect(fakes.faults.times('favorites')).toBe(0);
    await run(shop.favorites.clearLocalFavorites());
    expect((await run(shop.favorites.loadLocalFavorites())).ids).toEqual([]);
  });

  test('FAV-13 a change that the service refuses is not remembered', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.failNext('addFavorite', apiRefusal('GEN500', 500));
    expect(await failureOf(shop.favorites.setFavorite(fill(SHOE)))).toMatchObject({ errorId: 'GEN500' });
    expect(await run(shop.favorites.loadLocalFavorites())).toEqual({ isOffered: true, ids: [], changes: [] });
  });

  test('FAV-13 a change is remembered before the request: if the page is left before the response, the next page sends it', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.holdNext('addFavorite');
    const page = new AbortController();
    const gone = Effect.runPromiseExit(shop.favorites.setFavorite(fill(SHOE)), { signal: page.signal });
    await vi.waitFor(() => expect(fakes.faults.times('addFavorite')).toBe(1));
    expect(await run(shop.favorites.loadLocalFavorites())).toEqual({ isOffered: true, ids: [], changes: [fill(SHOE)] });
    page.abort();
    await gone;
    expect(await run(shop.favorites.viewFavorites(0))).toMatchObject({ total: 1, items: [{ itemId: SHOE }] });
    expect(await run(shop.favorites.loadLocalFavorites())).toEqual({ isOffered: true, ids: [SHOE], changes: [] });
  });

  test('FAV-13 a change of an earlier page that is refused is undone, and the list is still read', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.favorites.setFavorite(fill(BOOT)));
    await run(fakes.memory.remember(localFavoritesKey(shop.site.siteId), `${BOOT}\n+${SHOE}`));
    fakes.faults.failNext('addFavorite', apiRefusal('GEN500', 500));
    expect(await run(shop.favorites.viewFavorites(0))).toMatchObject({ total: 1, items: [{ itemId: BOOT }] });
    expect(await run(shop.favorites.loadLocalFavorites())).toEqual({ isOffered: true, ids: [BOOT], changes: [] });
  });

  test('FAV-06 removing a missing favorite succeeds, and an empty device list stays empty', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.favorites.setFavorite(fill(SHOE)));
    fakes.faults.failNext('removeFavorite', apiRefusal('GEN404', 404));
    await run(shop.favorites.setFavorite(empty(SHOE)));
    expect(await run(shop.favorites.loadLocalFavorites())).toEqual({ isOffered: true, ids: [], changes: [] });
    expect(await run(fakes.memory.recall(localFavoritesKey(shop.site.siteId)))).toBeUndefined();
  });

  test('FAV-13 a change from before the first session belongs to this shopper', async () => {
    const { shop, fakes } = buildStorefront();
    await run(fakes.memory.remember(localFavoritesKey(shop.site.siteId), `${BOOT}\n+${SHOE}`));
    expect(await run(shop.favorites.loadLocalFavorites())).toEqual({ isOffered: true, ids: [], changes: [fill(SHOE)] });
  });

  test('FAV-01 favorites of an ended session are removed', async () => {
    const { shop } = buildStorefront();
    await runOnTestClock(
      Effect.gen(function* () {
        yield* shop.favorites.setFavorite(fill(SHOE));
        expect((yield* shop.favorites.loadLocalFavorites()).ids).toEqual([SHOE]);
        yield* TestClock.adjust(REFRESH_MS + 1);
        expect((yield* shop.favorites.loadLocalFavorites()).ids).toEqual([]);
        yield* shop.favorites.setFavorite(fill(BOOT));
        expect((yield* shop.favorites.loadLocalFavorites()).ids).toEqual([BOOT]);
      }),
    );
  });

  test('FAV-09 ASC-03 favorites are not offered while an associate is connected', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.favorites.setFavorite(fill(SHOE)));
    await run(fakes.memory.remember('employee', '{}'));
    expect(await run(shop.favorites.loadLocalFavorites())).toEqual({ isOffered: false, ids: [], changes: [] });
  });
});

describe('the list of favorites', () => {
  test('FAV-10 FAV-11 CFG-09 is read from the beginning in parts of the configured size', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.favorites.setFavorite(fill(SHOE)));
    fakes.favorites.fill(30);
    const first = await run(shop.favorites.viewFavorites(0));
    expect([first.items.length, first.total, shop.site.pageSizes.favorites]).toEqual([24, 31, 24]);
    expect(first.items[0]?.product).toMatchObject({ id: SHOE, url: `/en-us/p/${SHOE}` });
    expect((await run(shop.favorites.viewFavorites(24))).items).toHaveLength(7);
  });

  test('FAV-03 without a session no request is sent, and there are no favorites', async () => {
    const { shop, fakes } = buildStorefront();
    expect(await run(shop.favorites.viewFavorites(0))).toEqual({ items: [], total: 0 });
    expect([fakes.faults.times('favorites'), fakes.faults.times('guest')]).toEqual([0, 0]);
  });

  test('FAV-12 is read completely after a sign-in, so that every favorite is known', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.favorites.setFavorite(fill(SHOE)));
    fakes.favorites.fill(60);
    await run(fakes.memory.remember(localFavoritesKey(shop.site.siteId), 'NKGONE01AAA'));
    const { ids } = await run(shop.favorites.refreshLocalFavorites());
    expect([ids.length, ids.includes(SHOE), ids.includes('NKGONE01AAA')]).toEqual([61, true, false]);
    expect(fakes.faults.times('favorites')).toBe(3);
  });
});

describe('sharing', () => {
  test('FAV-07 FAV-08 publishes the list, returns its address, and sends an e-mail to each recipient', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.favorites.setFavorite(fill(SHOE)));
    const path = await run(shop.favorites.openSharing());
    expect(path).toBe(`/en-us/favorites/shared/${(await run(fakes.sessions.read))?.refs.favorites}`);
    expect(
      (await run(shop.favorites.viewSharedFavorites(path.split('/').at(-1) ?? ''))).map(({ itemId }) => itemId),
    ).toEqual([SHOE]);
    await run(shop.favorites.mailFavorites({ recipients: 'a@example.com, b@example.com', message: 'Look!' }));
    expect(fakes.favorites.mails).toEqual(['a@example.com: Look!', 'b@example.com: Look!']);
  });

  test('FAV-08 an invalid form sends no e-mail; without a list there is nothing to share; a list that is not shared is not found', async () => {
    const { shop, fakes } = buildStorefront();
    expect(await failureOf(shop.favorites.mailFavorites({ recipients: 'a@', message: '' }))).toMatchObject({
      _tag: 'InvalidInput',
    });
    expect(fakes.faults.times('share')).toBe(0);
    expect(await failureOf(shop.favorites.openSharing())).toEqual({ _tag: 'NothingToShare' });
    expect(await failureOf(shop.favorites.viewSharedFavorites('nothing'))).toEqual({ _tag: 'NotFound' });
  });
});
