import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { shopUnderTest } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test('a second window that changes the same line is shown the current cart', async () => {
  await visit({ expectedStatuses: [409] }, async ({ page, context, shop }) => {
    const journey = journeyOn(page);
    await journey.prepare('NKTRAIL3FJO');
    await page.goto('/en-us/cart');
    const more = page.getByRole('button', { name: journey.texts.design.increase });
    await page.getByRole('link', { name: journey.texts.cart.checkout, exact: true }).waitFor();
    const second = await context.newPage();
    // The message to the first window is lost, so that its cart is outdated.
    await second.addInitScript(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    await second.goto('/en-us/cart');
    const other = journeyOn(second);
    await second.getByRole('button', { name: other.texts.design.increase }).click();
    await expect.poll(() => other.units()).toBe(2);
    const before = shop.log.length;
    await more.click();
    await expect.poll(() => shop.log.slice(before).map(({ status }) => status)).toContain(409);
    await page.getByRole('status').filter({ hasText: journey.texts.cart.changedElsewhere }).waitFor();
    await expect.poll(() => journey.units()).toBe(2);
  });
});

test('DLG-26 a checkout whose code fails to load shows a message, and loads on retry', async () => {
  await visit({ expectedStatuses: [503] }, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.prepare('NKTRAIL3FJO');
    let isDown = true;
    await page.route('**/assets/checkout-page-*.js', (route) =>
      isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await page.goto('/en-us/checkout');
    const again = page.getByRole('main').getByRole('button', { name: journey.texts.checkout.retry });
    await again.waitFor();
    isDown = false;
    await again.click();
    await journey.isAt('shipping');
  });
});

test('DLG-26 a cart that fails to load shows a message, and loads on retry', async () => {
  await visit({ expectedStatuses: [500] }, async ({ page, shop }) => {
    const journey = journeyOn(page);
    await journey.prepare('NKTRAIL3FJO');
    await shop.order({ operation: 'cart.read', times: 50, status: 500, errorId: 'GEN500' });
    await page.goto('/en-us/cart');
    await page.getByRole('alert').filter({ hasText: journey.texts.cart.unreachable }).waitFor();
    await shop.clearFaults();
    await page.getByRole('button', { name: journey.texts.cart.retry }).click();
    await page.getByRole('textbox', { name: journey.texts.design.quantity }).waitFor();
  });
});

test('a page that the service cannot deliver shows a message with a status, and the shop keeps working', async () => {
  const shop = await shopUnderTest();
  await visit({ expectedStatuses: [500, 502, 503] }, async ({ page }) => {
    const { texts } = journeyOn(page);
    // A product that no other test has put into the page cache.
    await shop.order({ operation: 'products.details', times: 50, status: 500, errorId: 'GEN500' });
    const response = await page.goto('/en-us/p/NKKILD07STL');
    await shop.clearFaults();
    expect(response?.status()).toBeGreaterThanOrEqual(500);
    await page.getByRole('link', { name: texts.errors.retry }).click();
    await page.getByRole('button', { name: texts.catalog.addToCart }).waitFor();
  });
});
