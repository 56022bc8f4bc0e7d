import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { onFirstRequest } from '../support/on-first-request.ts';
import { browserUnderTest } from '../support/shop.ts';
import { visit, type Visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

const BOOT = 'Kamm Trail 3';

const openList = async (page: Page, path = '/en-us/c/footwear-1000') => {
  await page.goto(path);
  await page.locator('html[data-hydrated=true]').waitFor();
  return journeyOn(page).texts;
};
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`${name} (to|from) favorites`) }).first();
const isFilled = async (page: Page, name: string) =>
  expect.poll(() => heart(page, name).getAttribute('aria-pressed')).toBe('true');
const calls = ({ shop }: Visit, from = 0) =>
  shop.log
    .slice(from)
    .flatMap(({ method, path, status }) =>
      path.includes('/wishlists/') ? [`${method} ${path.replace(/^.*\/v2\//, '').split('?')[0]} ${status}`] : [],
    );
/** The bodies of the adds that a page sends from now on. */
const addsOf = (page: Page): readonly object[] => {
  const bodies: object[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/wishlists/v2/favorites'))
      bodies.push(JSON.parse(request.postData() ?? '{}'));
  });
  return bodies;
};
/** The addresses at which a page reads the list from now on. */
const readsOf = (page: Page): readonly URL[] => {
  const urls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && url.pathname.endsWith('/wishlists/v2/favorites')) urls.push(url);
  });
  return urls;
};
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

test.each(inOneWidth(375))(
  'FAV-01 FAV-03 FAV-04 FAV-05 FAV-06 FAV-10 FAV-11 RTE-20 AMB-18 API-093 API-094 API-098 favorites of a guest are in a list that a reload keeps, at %d pixels',
  async (width) => {
    await visit({ width }, async (visited) => {
      const { page, shop } = visited;
      const texts = await openList(page);
      const before = shop.log.length;
      const bodies = addsOf(page);
      expect(await heart(page, BOOT).getAttribute('aria-pressed')).toBe('false');
      const box = await heart(page, BOOT).boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
      expect(calls(visited, before)).toEqual([]);

      await heart(page, BOOT).click();
      await isFilled(page, BOOT);
      await expect.poll(() => calls(visited, before)).toEqual(['POST favorites 200']);
      await heart(page, 'Ridgeline Mid').click();
      await expect.poll(() => bodies.length).toBe(2);
      expect(bodies.map((body) => Object.keys(body).toSorted())).toEqual([
        ['id', 'itemType', 'qty'],
        ['favoriteId', 'id', 'itemType', 'qty'],
      ]);
      expect(bodies[0]).toMatchObject({ qty: 1, itemType: 'product' });
      await expect.poll(() => calls(visited, before)).toEqual(['POST favorites 200', 'POST favorites 200']);
      expect(await findingsOn(page)).toEqual([]);

      await page.reload();
      await isFilled(page, BOOT);
      const mark = shop.log.length;
      const reads = readsOf(page);
      await page.getByRole('link', { name: texts.shell.favorites }).first().click();
      await page.getByRole('heading', { level: 1, name: texts.shell.favorites }).waitFor();
      await expect.poll(() => titles(page)).toEqual(['Ridgeline Mid', BOOT]);
      expect(reads.map((url) => [url.searchParams.get('start'), url.searchParams.get('count')])).toEqual([['0', '24']]);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);

      await page.getByRole('button', { name: texts.favorites.removeNamed.replace('{name}', BOOT) }).click();
      await expect.poll(() => titles(page)).toEqual(['Ridgeline Mid']);
      await expect
        .poll(() =>
          calls(visited, mark).some((call) => /^DELETE favorites\/[\w-]{22}\/items\/NKTRAIL3\w{3} 200$/.test(call)),
        )
        .toBe(true);
      await page.getByRole('button', { name: texts.favorites.undo }).click();
      await expect.poll(() => titles(page)).toEqual([BOOT, 'Ridgeline Mid']);
      await page.reload();
      await expect.poll(() => titles(page)).toEqual([BOOT, 'Ridgeline Mid']);
    });
  },
);

test('FAV-13 ux 84 a favorite that the service refuses is undone, and a toast reports it', async () => {
  await visit({ expectedStatuses: [500] }, async ({ page, shop }) => {
    await openList(page);
    await shop.order({ operation: 'favorites.add', status: 500, errorId: 'GEN500', times: 1 });
    await heart(page, BOOT).click();
    await page.getByText('Something went wrong. Please try again.').first().waitFor();
    expect(await heart(page, BOOT).getAttribute('aria-pressed')).toBe('false');
    await heart(page, BOOT).click();
    await isFilled(page, BOOT);
  });
});

test('a favorite button pressed before hydration is filled after it', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/entry-client*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/en-us/c/footwear-1000', { waitUntil: 'commit' });
    await heart(page, BOOT).click();
    expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
    held.resolve();
    await isFilled(page, BOOT);
  });
});

/** Missing when the page is left: the delayed files or calls, and the total count of calls to the service. */
const missing = [
  { what: 'the answer', held: '**/wishlists/v2/favorites', calls: 2 },
  { what: 'the code of favorite buttons', held: '**/assets/favorites-*.js', calls: 1 },
  { what: 'any code', held: '**/assets/entry-client*.js', calls: 1 },
] as const;

test.each(missing)('FAV-01 FAV-13 a page that is left before $what has loaded loses no favorite', async (left) => {
  await visit({ width: 375 }, async (visited) => {
    const { page, shop } = visited;
    const before = shop.log.length;
    const held = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    await onFirstRequest(page, left.held, async (route) => {
      if (left.what === 'the answer') await route.fetch();
      reached.resolve();
      await held.promise;
      await route.abort().catch(() => undefined);
    });
    if (left.what === 'any code') await page.goto('/en-us/c/footwear-1000', { waitUntil: 'commit' });
    else await openList(page);
    await heart(page, BOOT).click();
    await isFilled(page, BOOT);
    await reached.promise;
    await page.reload();
    held.resolve();
    await isFilled(page, BOOT);
    // The next page reads again by itself, also if the list is not opened.
    await expect
      .poll(() => calls(visited, before))
      .toEqual(Array.from({ length: left.calls }, () => 'POST favorites 200'));
    await page.goto('/en-us/favorites');
    await expect.poll(() => titles(page)).toEqual([BOOT]);
  });
});

test('FAV-14 DLG-13 adding a favorite to the cart requires its size, and nothing is sent before one is chosen', async () => {
  await visit({ width: 375 }, async (visited) => {
    const { page, shop } = visited;
    const texts = await openList(page, '/en-us/p/NKTRAIL3EMB');
    const start = shop.log.length;
    await heart(page, BOOT).click();
    await expect.poll(() => calls(visited, start)).toEqual(['POST favorites 200']);
    // A style in any color, as another channel may add it.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const headers = {
            'X-Requested-By': 'portico',
            'Content-Type': 'application/json',
            siteId: 'nordkamm-us',
            channel: 'ECOMM',
            brand: 'nordkamm',
            region: 'us',
            source: 'ECOM15',
            clientApp: 'test',
            locale: 'en-us',
            'Idempotency-Key': crypto.randomUUID(),
          };
          return (
            await fetch('/api/wishlists/v2/favorites', {
              method: 'POST',
              headers,
              body: JSON.stringify({ id: 'NKRIDGE1', qty: 1, itemType: 'style' }),
            })
          ).status;
        }),
      )
      .toBe(200);
    await page.goto('/en-us/favorites');
    await page.getByRole('button', { name: texts.favorites.toCartNamed.replace('{name}', 'Ridgeline Mid') }).click();
    const dialog = page.getByRole('dialog', { name: 'Ridgeline Mid' });
    const before = shop.log.length;
    await dialog.getByRole('button', { name: texts.favorites.quickshop.add }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await findingsOn(page)).toEqual([]);
    expect(shop.log.slice(before).filter(({ method }) => method === 'POST')).toEqual([]);
    await dialog.locator('label:has(input:not(:disabled))').first().click();
    await dialog.getByRole('button', { name: texts.favorites.quickshop.add }).click();
    await page.getByRole('dialog', { name: texts.miniCart.added }).getByText('Ridgeline Mid').waitFor();
    await page.goto('/en-us/cart');
    await heart(page, 'Ridgeline Mid').waitFor();
  });
});

test('DLG-13 PLP-07 ux 24 quick shop on a card opens its sizes, and closing returns to the card', async () => {
  await visit({}, async ({ page }) => {
    const texts = await openList(page);
    const card = page.getByRole('article').filter({ hasText: BOOT }).first();
    const parts = [
      card.locator('img').first(),
      card.getByRole('heading', { name: BOOT }),
      card.getByText('$160.00'),
      card.getByText('(11)'),
      heart(page, BOOT),
    ];
    for (const part of parts) await part.waitFor();
    await card.hover();
    const open = page.getByRole('button', { name: texts.catalog.quickshop.replace('{name}', BOOT) });
    await open.click();
    const dialog = page.getByRole('dialog', { name: BOOT });
    await dialog.getByRole('radio').first().waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await dialog.locator('label:has(input:not(:disabled))').first().click();
    await page.keyboard.press('Escape');
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/en-us/c/footwear-1000');
    await open.click();
    await dialog.getByRole('link', { name: texts.favorites.quickshop.details }).click();
    await page.waitForURL(/\/p\/NKTRAIL3/);
  });
});

test('FAV-07 FAV-08 RTE-21 API-096 API-097 a shared list is readable at its address, and not before it is shared', async () => {
  await visit({ expectedStatuses: [404] }, async (visited) => {
    const { page, context, shop } = visited;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const texts = await openList(page);
    const start = shop.log.length;
    await heart(page, BOOT).click();
    await expect.poll(() => calls(visited, start)).toEqual(['POST favorites 200']);
    await page.goto('/en-us/favorites');
    const before = shop.log.length;
    await page.getByRole('button', { name: texts.favorites.share.open }).click();
    const dialog = page.getByRole('dialog', { name: texts.favorites.share.title });
    const field = dialog.getByRole('textbox', { name: texts.favorites.share.address });
    await expect.poll(() => field.inputValue()).toMatch(/\/en-us\/favorites\/shared\/[\w-]{22}$/);
    expect(calls(visited, before).some((call) => /^POST favorites\/[\w-]{22}\/share 204$/.test(call))).toBe(true);
    const address = await field.inputValue();
    expect(await findingsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: texts.favorites.share.copy }).click();
    await page.getByText(texts.favorites.share.copied).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    expect(await dialog.getByRole('link', { name: texts.favorites.share.mail }).getAttribute('href')).toContain(
      encodeURIComponent(address),
    );

    const other = await (await browserUnderTest()).newContext({ viewport: { width: 375, height: 812 } });
    const guest = await other.newPage();
    await guest.goto(address);
    await guest.getByRole('heading', { level: 1, name: texts.favorites.shared.title }).waitFor();
    expect(await titles(guest)).toEqual([BOOT]);
    expect(await guest.getByRole('button', { name: /remove/i }).count()).toBe(0);
    expect(await guest.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await findingsOn(guest)).toEqual([]);
    await other.close();
    expect(calls(visited, before).some((call) => /^GET favorites\/[\w-]{22}\/share 200$/.test(call))).toBe(true);
    expect((await page.goto(`${address.slice(0, -3)}xyz`))?.status()).toBe(404);
  });
});

test('FAV-09 ASC-03 while an associate is connected there are no favorite buttons and no list; a guest without favorites gets a next step', async () => {
  await visit({}, async ({ page, shop }) => {
    const before = shop.log.length;
    const texts = await openList(page, '/en-us/favorites');
    await page.getByRole('heading', { level: 1, name: texts.favorites.empty.title }).waitFor();
    await page.getByRole('link', { name: texts.favorites.empty.shop }).waitFor();
    expect(shop.log.slice(before).filter(({ path }) => /wishlists|token/.test(path))).toEqual([]);
    expect(await findingsOn(page)).toEqual([]);
    await page.evaluate(() =>
      localStorage.setItem(
        'employee',
        JSON.stringify({ storeId: '1', storeName: 'Denver', storeEmployeeId: '2', storeEmployeeName: 'Bo' }),
      ),
    );
    await openList(page);
    await expect.poll(() => page.getByRole('button', { name: /favorites/ }).count()).toBe(0);
    await page.goto('/en-us/favorites');
    await page.waitForURL((url) => !url.pathname.includes('favorites'));
  });
});
