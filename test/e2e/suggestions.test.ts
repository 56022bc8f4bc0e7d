import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

/** The search field, opened if it is in a panel. */
const open = async (page: Page, width: number) => {
  const { texts } = journeyOn(page);
  await page.locator('html[data-hydrated=true]').waitFor();
  if (width < 1024) await page.getByRole('button', { name: texts.shell.search, exact: true }).first().click();
  const field = page.getByRole('combobox', { name: texts.shell.search });
  await field.click();
  return { field, texts, list: page.getByRole('listbox', { name: texts.shell.suggestions }) };
};

test.each([1280, 375])(
  'SRCH-02 SRCH-03 ux 9 typing shows suggestions, which have no accessibility finding and open by keys, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page, shop }) => {
      await page.goto('/en-us');
      const { field, list, texts } = await open(page, width);
      const before = shop.log.length;
      await field.pressSequentially('trail', { delay: 20 });
      await list.waitFor();
      expect(shop.log.slice(before).filter(({ path }) => path.includes('autoSuggest'))).toHaveLength(1);
      expect(await list.getByRole('group').count()).toBe(3);
      expect(await list.locator('mark').first().textContent()).toMatch(/^trail$/i);
      expect(
        await list.getByRole('group', { name: texts.shell.suggested.product }).getByRole('option').count(),
      ).toBeLessThanOrEqual(4);
      expect(await findingsOn(page)).toEqual([]);
      const box = await list.boundingBox();
      if (width === 375)
        expect([box?.x, box?.width]).toEqual([0, (await page.locator('#search').boundingBox())?.width]);
      await page.keyboard.press('ArrowDown');
      expect(await list.getByRole('option', { selected: true }).count()).toBe(1);
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.waitForURL(/search\?q=trail$/);
      await list.waitFor({ state: 'hidden' });
    });
  },
);

test('a suggested product opens by a click, and Escape closes before it clears', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us');
    const { field, list, texts } = await open(page, 1280);
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
    const { field, list, texts } = await open(page, 1280);
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
