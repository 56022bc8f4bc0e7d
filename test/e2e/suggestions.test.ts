import { expect, test } from 'vitest';
import { findingsOn } from '../support/axe.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';
import { openSearch } from '../support/search-field.ts';

test.each(inOneWidth(375))(
  'SRCH-02 SRCH-03 ux 9 typing shows suggestions, which have no accessibility finding and open by keys, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page, shop }) => {
      await page.goto('/en-us');
      const { field, list, texts } = await openSearch(page, width);
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
