import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('CART-42 a reload of the cart page reads the cart once, with GET and the basket id of the server session', async () => {
  await visit({}, async ({ page, shop }) => {
    const { prepare, units, texts } = journeyOn(page);
    await prepare('NKTRAIL3FJO');
    await page.goto('/en-us/cart');
    const quantity = page.getByRole('textbox', { name: texts.design.quantity });
    await quantity.waitFor();
    // The line is shown from the local copy first; the header counts once the cart has been read.
    await expect.poll(units).toBe(1);
    const from = shop.log.length;
    await page.reload();
    await quantity.waitFor();
    await expect.poll(units).toBe(1);
    await page.waitForLoadState('networkidle');
    const cartCalls = shop.log.slice(from).filter(({ path }) => path.includes('/cart/v1/'));
    expect(cartCalls.map(({ method, path }) => `${method} ${path.replace(/[\w-]{20,}/, '{id}')}`)).toEqual([
      'GET /cart/v1/cart/{id}',
    ]);
  });
});

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
    const before = await state();
    expect(before).toMatchObject({ inert: 0, busy: 0, ways: 1 });
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
    expect(await state()).toEqual(before);
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

test('on a phone the checkout button stays visible, and the buttons of a line are in one row', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const { prepare, texts } = journeyOn(page);
    await prepare('NKTRAIL3EMB');
    await prepare('NKPACK38MOS');
    await page.goto('/en-us/cart');
    await page.getByRole('textbox', { name: texts.design.quantity }).nth(1).waitFor();
    const checkout = page.getByRole('link', { name: texts.cart.checkout, exact: true });
    const isVisible = async (): Promise<boolean> => {
      const { y = 0, height = 0 } = (await checkout.boundingBox()) ?? {};
      return y > 0 && y + height <= 812;
    };
    expect(await isVisible()).toBe(true);
    const rows = await Promise.all(
      ['Remove Kamm Trail 3', 'Change delivery of Kamm Trail 3', 'Save for later: Kamm Trail 3'].map((name) =>
        page.getByRole('button', { name }).boundingBox(),
      ),
    );
    expect(new Set(rows.map((box) => box?.y)).size).toBe(1);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await isVisible()).toBe(true);
    const last = await page.getByRole('contentinfo').boundingBox();
    const bar = await checkout.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
