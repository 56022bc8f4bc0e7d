import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('CART-42 a reload shows the last known lines at once, without controls and totals until the cart is loaded', async () => {
  await visit({}, async ({ page }) => {
    const { prepare, texts } = journeyOn(page);
    await prepare('NKTRAIL3EMB');
    await page.goto('/en-us/cart');
    const name = page.getByRole('main').getByRole('link', { name: 'Kamm Trail 3', exact: true });
    const checkout = page.getByRole('link', { name: texts.cart.checkout, exact: true });
    const state = async () => ({
      box: await name.boundingBox(),
      inert: await page.locator('main [inert]').count(),
      busy: await page.locator('main > [aria-busy=true]').count(),
      ways: await checkout.count(),
    });
    await checkout.waitFor();
    // The saved items below may still be loading.
    await expect.poll(state).toMatchObject({ inert: 0, busy: 0, ways: 1 });
    const before = await state();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await name.waitFor({ timeout: 5000 });
    expect(await state()).toEqual({ box: before.box, inert: 2, busy: 1, ways: 0 });
    held.resolve();
    await checkout.waitFor();
    await expect.poll(state).toEqual(before);
    await page.getByRole('button', { name: texts.design.increase }).click();
    await expect.poll(() => journeyOn(page).units()).toBe(2);
  });
});

test('CART-37 the name of a line links to its product', async () => {
  await visit({}, async ({ page }) => {
    const { prepare } = journeyOn(page);
    await prepare('NKTRAIL3EMB');
    await page.goto('/en-us/cart');
    const link = page.getByRole('link', { name: 'Kamm Trail 3' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('/en-us/p/NKTRAIL3EMB');
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Kamm Trail 3' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en-us/p/NKTRAIL3EMB');
  });
});
