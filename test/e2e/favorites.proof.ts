import { expect, test } from 'vitest';
import { findingsOn } from '../support/axe.ts';
import { onFirstRequest } from '../support/on-first-request.ts';
import { visit } from '../support/visit.ts';
import {
  boot,
  openList,
  favoriteButton,
  expectFilled,
  favoriteCalls,
  cardTitles,
} from '../support/favorite-buttons.ts';

test('a favorite button pressed before hydration is filled after it', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/entry-client*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/en-us/c/footwear-1000', { waitUntil: 'commit' });
    await favoriteButton(page, boot).click();
    expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
    held.resolve();
    await expectFilled(page, boot);
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
    await favoriteButton(page, boot).click();
    await expectFilled(page, boot);
    await reached.promise;
    await page.reload();
    held.resolve();
    await expectFilled(page, boot);
    // The next page reads again by itself, also if the list is not opened.
    await expect
      .poll(() => favoriteCalls(visited, before))
      .toEqual(Array.from({ length: left.calls }, () => 'POST favorites 200'));
    await page.goto('/en-us/favorites');
    await expect.poll(() => cardTitles(page)).toEqual([boot]);
  });
});

test('FAV-14 DLG-13 adding a favorite to the cart requires its size, and nothing is sent before one is chosen', async () => {
  await visit({ width: 375 }, async (visited) => {
    const { page, shop } = visited;
    const texts = await openList(page, '/en-us/p/NKTRAIL3EMB');
    const start = shop.log.length;
    await favoriteButton(page, boot).click();
    await expect.poll(() => favoriteCalls(visited, start)).toEqual(['POST favorites 200']);
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
    await favoriteButton(page, 'Ridgeline Mid').waitFor();
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

test('FAV-13 ux 84 a favorite that the service refuses is undone, and a toast reports it', async () => {
  await visit({ expectedStatuses: [500] }, async ({ page, shop }) => {
    await openList(page);
    await shop.order({ operation: 'favorites.add', status: 500, errorId: 'GEN500', times: 1 });
    await favoriteButton(page, boot).click();
    await page.getByText('Something went wrong. Please try again.').first().waitFor();
    expect(await favoriteButton(page, boot).getAttribute('aria-pressed')).toBe('false');
    await favoriteButton(page, boot).click();
    await expectFilled(page, boot);
  });
});

test('DLG-13 PLP-07 ux 24 quick shop on a card opens its sizes, and closing returns to the card', async () => {
  await visit({}, async ({ page }) => {
    const texts = await openList(page);
    const card = page.getByRole('article').filter({ hasText: boot }).first();
    const parts = [
      card.locator('img').first(),
      card.getByRole('heading', { name: boot }),
      card.getByText('$160.00'),
      card.getByText('(11)'),
      favoriteButton(page, boot),
    ];
    for (const part of parts) await part.waitFor();
    await card.hover();
    const open = page.getByRole('button', { name: texts.catalog.quickshop.replace('{name}', boot) });
    await open.click();
    const dialog = page.getByRole('dialog', { name: boot });
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
