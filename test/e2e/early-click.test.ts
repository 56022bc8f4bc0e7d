import { expect, test } from 'vitest';
import { holdRequests } from '../support/held-requests.ts';
import { journeyOn } from '../support/journey.ts';
import { writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test('API-140 clicks before hydration are replayed after it, with the chosen size, whose sku is added', async () => {
  await visit({}, async ({ page, shop }) => {
    const before = shop.log.length;
    const journey = journeyOn(page);
    const added: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/cart/v1/cartWithItem')) added.push(request.postDataJSON());
    });
    const add = page.getByRole('button', { name: journey.texts.catalog.addToCart });
    const release = await holdRequests(page, '**/assets/entry-client*.js');
    await page.goto('/en-us/p/NKTRAIL3FJO', { waitUntil: 'commit' });
    await journey.chooseSize(2);
    await add.click();
    await add.click();
    expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
    expect(await add.getAttribute('aria-busy')).toBe('true');
    const turning = () => add.evaluate((button) => getComputedStyle(button, '::before').content !== 'none');
    expect(await turning(), 'the button shows that it is busy').toBe(true);
    release();
    await page.getByRole('dialog', { name: journey.texts.miniCart.added }).waitFor();
    expect(await journey.units()).toBe(1);
    expect(writesOf(shop.log.slice(before))).toEqual(['authentication.token', 'cart.createWithItem']);
    const sku = await page.locator('input[name=size]:checked').inputValue();
    expect(added).toEqual([{ items: [{ sku, productId: 'NKTRAIL3FJO', qty: 1 }] }]);
  });
});

test('STO-04 a click is handled that comes before the texts of its part of the page are loaded', async () => {
  await visit({}, async ({ page }) => {
    const { stores } = journeyOn(page).texts;
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route('**/assets/en-us-*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes(stores.locating)) {
        asked.resolve();
        await held.promise;
      }
      await route.fulfill({ response });
    });
    await page.goto('/en-us/store-locator');
    await asked.promise;
    // What is ready without these texts becomes ready meanwhile.
    await page
      .locator('html[data-hydrated=true]')
      .waitFor({ timeout: 500 })
      .catch(() => undefined);
    await page.getByRole('button', { name: stores.locate }).click();
    held.resolve();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
  });
});

test('PLP-04 a sort that is chosen before hydration is applied after it', async () => {
  await visit({}, async ({ page }) => {
    const { catalog } = journeyOn(page).texts;
    const release = await holdRequests(page, '**/assets/entry-client*.js');
    await page.goto('/en-us/c/footwear-1000', { waitUntil: 'commit' });
    const sort = page.getByRole('combobox', { name: catalog.sortBy }).first();
    await sort.selectOption('priceAsc');
    release();
    await page.waitForURL(/[?&]sort=priceAsc/);
    expect(await sort.inputValue()).toBe('priceAsc');
  });
});
