import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test('a click outside a dialog closes it, and the focus returns to the element that opened it', async () => {
  await visit({}, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.buy('NKTRAIL3FJO');
    const dialog = page.getByRole('dialog', { name: journey.texts.miniCart.added });
    await page.mouse.click(20, 450);
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent?.trim()))
      .toBe(journey.texts.catalog.addToCart);
  });
});

test('CART-07 Undo restores a removed line with its old quantity', async () => {
  await visit({}, async ({ page, shop }) => {
    const journey = journeyOn(page);
    const { texts } = journey;
    await journey.prepare('NKTRAIL3FJO');
    await page.goto('/en-us/cart');
    const quantity = page.getByRole('textbox', { name: texts.design.quantity });
    await page.getByRole('button', { name: texts.design.increase }).click();
    await expect.poll(() => journey.units()).toBe(2);
    const before = shop.log.length;
    await page.getByRole('button', { name: new RegExp(`^${texts.cart.remove}`) }).click();
    await page.getByRole('heading', { level: 1, name: texts.cart.empty.title }).waitFor();
    await page.getByRole('button', { name: texts.cart.undo }).click();
    await quantity.waitFor();
    expect(await quantity.inputValue()).toBe('2');
    await expect.poll(() => journey.units()).toBe(2);
    expect(writesOf(shop.log.slice(before))).toEqual(['cart.removeItem', 'cart.addItem']);
  });
});
