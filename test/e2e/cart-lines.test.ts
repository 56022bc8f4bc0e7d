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

test('CART-30 CART-08 on a phone checkout stays visible, a line has one row of buttons, and changes its color by keyboard', async () => {
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
      ['Remove Kamm Trail 3', 'Save for later: Kamm Trail 3', 'More options for Kamm Trail 3'].map((name) =>
        page.getByRole('button', { name }).boundingBox(),
      ),
    );
    expect(new Set(rows.map((box) => box?.y)).size).toBe(1);
    await page.getByRole('button', { name: 'More options for Kamm Trail 3' }).press('Enter');
    const variant = page.getByRole('button', { name: 'Change size or color of Kamm Trail 3' });
    await variant.press('Enter');
    await page.getByRole('radio', { name: 'Fjord' }).press('Space');
    await page.getByRole('dialog').getByRole('button', { name: texts.cartSections.variants.save }).press('Enter');
    await page.getByText(/^Kamm Trail 3 is now Fjord/).waitFor();
    await expect.poll(() => variant.evaluate((button) => button === document.activeElement)).toBe(true);
    const summary = page.getByRole('complementary', { name: texts.cart.summary });
    await summary.getByText(texts.cartSections.why.show).press('Enter');
    await summary.getByText('Standard shipping', { exact: true }).waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await isVisible()).toBe(true);
    const last = await page.getByRole('contentinfo').boundingBox();
    const bar = await checkout.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
