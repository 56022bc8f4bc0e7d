import { expect, test } from 'vitest';
import { cards, journeyOn } from '../support/journey.ts';
import { basketIn, writesOf } from '../support/shop.ts';
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

test('CHK-19 a challenge left open for ten minutes leads back to billing without a patch', async () => {
  await visit({}, async ({ page, shop }) => {
    const journey = journeyOn(page);
    await page.clock.install();
    await journey.toSummary('NKTRAIL3FJO', cards.challenge);
    await journey.place();
    const dialog = page.getByRole('dialog', { name: journey.texts.challenge.title });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(10, 450);
    expect(await dialog.isVisible()).toBe(true);
    await page.clock.fastForward('10:01');
    await dialog.waitFor({ state: 'hidden' });
    await journey.isAt('billing');
    expect(await shop.ordersOf(basketIn(shop.log))).toBe(0);
    await journey.pay(cards.good);
    await journey.place();
    await journey.isThanked();
  });
});

test('a printed product has no empty space for content that loads on scroll', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/p/NKTRAIL3FJO');
    await page.locator('html[data-hydrated=true]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Upper: recycled nylon ripstop').waitFor();
    const gaps = await page.locator('main').evaluate((main) => {
      const edges = [...main.querySelectorAll('*')]
        .filter((element) => element.children.length === 0 && element.getClientRects().length > 0)
        .map((element) => element.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .toSorted((one, other) => one.top - other.top);
      let end = main.getBoundingClientRect().top;
      return [...edges, new DOMRect(0, main.getBoundingClientRect().bottom, 0, 0)].map(({ top, bottom }) => {
        const gap = Math.round(top - end);
        end = Math.max(end, bottom);
        return gap;
      });
    });
    expect(gaps.filter((gap) => gap > 150)).toEqual([]);
  });
});

test('the printed confirmation contains the order and omits interactive elements', async () => {
  await visit({}, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO');
    await journey.place();
    const number = await journey.isThanked();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(number).isVisible()).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    expect(await page.getByRole('main').getByRole('link', { name: journey.texts.confirmation.shop }).isVisible()).toBe(
      false,
    );
    await page.screenshot({ path: `${process.env['PORTICO_SHOTS'] ?? '/tmp'}/print.png`, fullPage: true });
  });
});
