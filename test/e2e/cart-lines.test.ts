import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('CART-42 a reload of the cart page reads the cart once, with GET and the basket id of the server session', async () => {
  await visit({}, async ({ page, shop }) => {
    const { buy, words } = journeyOn(page);
    await buy('NKTRAIL3FJO');
    await page.goto('/en-us/cart');
    const quantity = page.getByRole('textbox', { name: words.design.quantity });
    await quantity.waitFor();
    const from = shop.log.length;
    await page.reload();
    await quantity.waitFor();
    await expect.poll(() => journeyOn(page).units()).toBe(1);
    await page.waitForLoadState('networkidle');
    const cartCalls = shop.log.slice(from).filter(({ path }) => path.includes('/cart/v1/'));
    expect(cartCalls.map(({ method, path }) => `${method} ${path.replace(/[\w-]{20,}/, '{id}')}`)).toEqual(['GET /cart/v1/cart/{id}']);
  });
});

test('CART-37 the name of a line links to its product', async () => {
  await visit({}, async ({ page }) => {
    const { buy } = journeyOn(page);
    await buy('NKTRAIL3EMB');
    await page.goto('/en-us/cart');
    const link = page.getByRole('link', { name: 'Kamm Trail 3' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('/en-us/p/NKTRAIL3EMB');
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Kamm Trail 3' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en-us/p/NKTRAIL3EMB');
  });
});
