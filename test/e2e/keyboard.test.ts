import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { hasFocus, tabTo } from '../support/tab-keys.ts';

test('DLG-19 the menu opens by keyboard, and Escape returns the focus', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us');
    const opener = page.getByRole('button', { name: texts.shell.menu, exact: true });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: texts.shell.menu });
    await menu.waitFor();
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await hasFocus(opener)).toBe(true);
  });
});
