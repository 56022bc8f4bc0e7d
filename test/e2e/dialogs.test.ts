import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

/**
 * The controls of a dialog that its messages cover even when they are scrolled into view, and messages that are not in
 * view.
 */
const coveredBy = (dialog: Locator): Promise<readonly string[]> =>
  dialog.evaluate((element) => {
    const messages = element.querySelector(':scope > ul');
    if (messages === null) return ['no messages'];
    const area = messages.getBoundingClientRect();
    const isInView = area.top >= 0 && area.bottom <= innerHeight && area.height > 0;
    const covered = [...element.querySelectorAll('a, button, input, select, textarea, summary')].filter((control) => {
      if (messages.contains(control) || !control.checkVisibility()) return false;
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      return messages.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    return [...(isInView ? [] : ['not in view']), ...covered.map(({ textContent }) => textContent)];
  });

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

test('WCAG 2.4.11 on a phone the message about a removed line covers no control of the dialog that opens next', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const journey = journeyOn(page);
    const { texts } = journey;
    for (const id of ['NKTRAIL3FJO', 'NKLUMEN1AMB']) await journey.prepare(id);
    await page.goto('/en-us/cart');
    const toast = page.getByRole('list', { name: texts.shell.toasts }).getByRole('listitem');
    const dialog = page.getByRole('dialog');
    await page
      .getByRole('button', { name: new RegExp(`^${texts.cart.remove}`) })
      .first()
      .click();
    await toast.waitFor();
    const openers = [
      () => page.evaluate(() => location.assign('#modal-sign-in')),
      () => page.getByRole('button', { name: texts.shell.menu, exact: true }).click(),
    ];
    for (const open of openers) {
      await open();
      await dialog.getByRole('button', { name: texts.cart.undo }).waitFor();
      // At the end of its movement.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      expect(await coveredBy(dialog)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
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
