import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { openSearch } from '../support/search-field.ts';

test('a suggested product opens by a click, and Escape closes before it clears', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us');
    const { field, list, texts } = await openSearch(page, 1280);
    await field.pressSequentially('kamm');
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('kamm');
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('');
    await field.pressSequentially('kamm');
    await list.getByRole('group', { name: texts.shell.suggested.product }).getByRole('option').first().click();
    await page.waitForURL(/\/p\/NKTRAIL3/);
  });
});

test('RTE-11 SRCH-07 ux 9 a search lists products; an empty field offers the recent searches', async () => {
  await visit({}, async ({ page }) => {
    for (const term of ['jacket', 'boots']) {
      await page.goto(`/en-us/search?q=${term}`);
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('recent-searches') ?? ''), { timeout: 10_000 })
        .toContain(term);
    }
    const { field, list, texts } = await openSearch(page, 1280);
    const recent = list.getByRole('group', { name: texts.shell.suggested.recent });
    await recent.waitFor();
    expect(await recent.getByRole('option').allTextContents()).toEqual(['boots', 'jacket']);
    await recent.getByRole('option').last().click();
    await page.waitForURL(/q=jacket$/);
    expect(await field.inputValue()).toBe('jacket');
  });
});

test('without script the field is a form', async () => {
  await visit({ context: { javaScriptEnabled: false }, width: 375 }, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us');
    await page.getByRole('button', { name: texts.shell.search, exact: true }).first().click();
    await page.getByRole('combobox', { name: texts.shell.search }).fill('boot');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search\?q=boot$/);
  });
});
