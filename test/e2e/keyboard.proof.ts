import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { cards, journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { hasFocus, tabTo } from '../support/tab-keys.ts';

test('AUTH-29 DLG-19 ux 1 a guest buys with the keyboard only', async () => {
  await visit({}, async ({ page }) => {
    const journey = journeyOn(page);
    const { texts, shopper, frame, labels } = journey;
    const type = async (target: Locator, text: string): Promise<void> => {
      await tabTo(page, target);
      await page.keyboard.type(text);
    };
    const press = async (target: Locator, key = 'Enter'): Promise<void> => {
      await tabTo(page, target);
      await page.keyboard.press(key);
    };

    await page.goto('/en-us');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: texts.shell.skip });
    expect(await hasFocus(skip)).toBe(true);
    expect(await skip.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);

    await press(page.getByRole('navigation', { name: texts.shell.mainMenu }).getByRole('link').first());
    await page.waitForURL(/\/c\//);
    await page.getByRole('heading', { level: 1, name: 'New', exact: true }).waitFor();
    await press(page.getByRole('article').filter({ hasText: 'Kamm Trail 3' }).getByRole('link'));
    await page.waitForURL(/\/p\/NKTRAIL3/);
    await page.getByRole('heading', { level: 1, name: 'Kamm Trail 3' }).waitFor();

    await press(page.locator('input[name=size]:not(:disabled)').first(), 'Space');
    await page.keyboard.press('ArrowRight');
    const add = page.getByRole('button', { name: texts.catalog.addToCart });
    await press(add);

    const cart = page.getByRole('dialog', { name: texts.miniCart.added });
    await cart.waitFor();
    const isInside = (): Promise<boolean> =>
      cart.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body);
    expect(await isInside()).toBe(true);
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await cart.waitFor({ state: 'hidden' });
    expect(await hasFocus(add)).toBe(true);
    await page.keyboard.press('Enter');
    await cart.waitFor();
    await press(cart.getByRole('link', { name: texts.miniCart.checkout }));

    await journey.isAt('shipping');
    await page.getByRole('radio').first().waitFor();
    const { state, ...typed } = { state: '', ...shopper };
    for (const [name, text] of Object.entries(typed)) {
      if (name === 'postalCode') {
        await type(page.getByLabel(texts.checkout.fields.state, { exact: true }), state === 'CA' ? 'Calif' : state);
      }
      const label = Object.entries(texts.checkout.fields).find(([field]) => field === name)?.[1] ?? name;
      await type(page.getByLabel(label, { exact: true }), text);
    }
    await press(page.getByRole('button', { name: texts.checkout.shipping.continue }));

    await journey.isAt('billing');
    const card = {
      [labels.number]: cards.good,
      [labels.expiry]: '12/39',
      [labels.code]: '123',
      [labels.holderName]: 'Ida Berg',
    };
    await frame.getByLabel(labels.number).waitFor();
    for (const [label, text] of Object.entries(card)) await type(frame.getByLabel(label), text);
    // Enter in a field of the card submits the step, as in any form.
    await page.keyboard.press('Enter');

    await journey.isAt('summary');
    await press(journey.placeButton);
    expect(await journey.isThanked()).toMatch(/\d/);
  });
});
