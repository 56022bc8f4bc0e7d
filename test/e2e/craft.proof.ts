import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { layoutShiftOf, recordLayoutShifts } from '../support/layout-shift.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const open = async (page: Page, path: string) => {
  await page.goto(`/en-us${path}`);
  await page.locator('html[data-hydrated=true]').waitFor();
  return journeyOn(page);
};
const boxOf = (one: Locator) =>
  one
    .evaluate((element) => element.getBoundingClientRect().toJSON())
    .then(({ top, bottom, left, right, width, height }: DOMRect) => ({ top, bottom, left, right, width, height }));
/** The number of products shown above the list. */
const counted = async (page: Page): Promise<number> =>
  Number(
    /\d+/.exec(
      (await page
        .getByText(/^\d+ products?$/)
        .first()
        .textContent()) ?? '',
    )?.[0],
  );

describe('the header', () => {
  test.each([1280, 375])(
    'NAV-22 ux 2 ux 3 has logo, search, favorites, cart and account, is at most 72 pixels high, and is sticky, at %d pixels',
    async (width) => {
      await visit({ width }, async ({ page }) => {
        const { texts, bag } = await open(page, '/c/clothing-2000');
        const header = page.getByRole('banner');
        await header.getByRole('link', { name: texts.shell.favorites }).waitFor();
        const { left, right } = await boxOf(bag.first());
        expect([left > 0, right <= width]).toEqual([true, true]);
        expect(await header.getByRole('link', { name: texts.shell.account }).isVisible()).toBe(width === 1280);
        expect(await header.getByRole('searchbox').or(header.getByRole('combobox')).first().isVisible()).toBe(
          width === 1280,
        );
        const entries = await page
          .getByRole('navigation', { name: texts.shell.mainMenu })
          .getByRole('link')
          .filter({ visible: true })
          .count();
        expect(entries).toBeLessThanOrEqual(7);
        await page.mouse.wheel(0, 1500);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
        const bar = await boxOf(bag.first().locator('xpath=ancestor::*[contains(@class, "header-header")]'));
        expect([bar.top, bar.height <= 72]).toEqual([0, true]);
        if (width === 375) {
          await page.getByRole('button', { name: texts.shell.menu }).click();
          await page.getByRole('dialog').getByRole('link', { name: texts.shell.account }).waitFor();
        }
      });
    },
  );

  test('ux 2 the focused element is never behind it', async () => {
    await visit({}, async ({ page }) => {
      await open(page, '/c/clothing-2000');
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      await page.getByRole('article').nth(7).getByRole('link').last().focus();
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const isCovered = await page.evaluate(() => {
          const { activeElement: one } = document;
          const header = document.querySelector('header');
          if (one === null || header === null || header.contains(one)) return false;
          return (
            one.getBoundingClientRect().bottom <=
            (document.querySelector('header [class*=bar]')?.getBoundingClientRect().bottom ?? 0)
          );
        });
        expect(isCovered).toBe(false);
      }
    });
  });
});

describe('a list', () => {
  test.each([
    [375, 2],
    [768, 3],
    [1280, 4],
  ])(
    'ux 11 ux 18 ux 20 at %d pixels has title, count, introduction and %d columns of 4:5 pictures with aligned texts; a reduced price shows both prices',
    async (width, columns) => {
      await visit({ width }, async ({ page }) => {
        const { texts } = await open(page, '/c/clothing-2000');
        await page.getByRole('heading', { level: 1, name: 'Clothing' }).waitFor();
        expect(await counted(page)).toBeGreaterThan(8);
        const cards = page.getByRole('article');
        const boxes = await cards.evaluateAll((all) =>
          all.map((card) => {
            const picture = card.querySelector('a')?.getBoundingClientRect();
            return {
              top: Math.round(card.getBoundingClientRect().top),
              ratio: Number(((picture?.width ?? 0) / (picture?.height ?? 1)).toFixed(2)),
              name: Math.round(card.querySelector('h2, h3')?.getBoundingClientRect().top ?? 0),
            };
          }),
        );
        const rows = Object.values(Object.groupBy(boxes, ({ top }) => top)).map((row) => row ?? []);
        expect(rows[0]).toHaveLength(columns);
        expect(new Set(boxes.map(({ ratio }) => ratio))).toEqual(new Set([0.8]));
        expect(rows.map((row) => new Set(row.map(({ name }) => name)).size)).toEqual(rows.map(() => 1));
        const reduced = cards.filter({ has: page.locator('s') }).first();
        const text = (await reduced.textContent()) ?? '';
        expect([text.includes(texts.design.now), text.includes(texts.design.was), /-\d+(\.\d)?%/.test(text)]).toEqual([
          true,
          true,
          true,
        ]);
      });
    },
  );

  test('ux 13 ux 14 ux 17 filters are links: two of a facet widen, a second facet narrows, and Back removes them', async () => {
    await visit({}, async ({ page }) => {
      const { texts } = await open(page, '/c/clothing-2000');
      const all = await counted(page);
      const filters = page.getByRole('navigation', { name: texts.catalog.filters }).first();
      const choose = async (part: string): Promise<void> => {
        await filters.locator(`a[href*="${part}"]`).first().click();
        await page.waitForURL((url) => decodeURIComponent(url.search).includes(part));
        await page.getByRole('list', { name: texts.catalog.appliedFilters }).first().waitFor();
      };
      await choose('type=headwear');
      await expect.poll(() => counted(page)).toBeLessThan(all);
      const hats = await counted(page);
      await choose('socks');
      await expect.poll(() => counted(page)).toBeGreaterThan(hats);
      const both = await counted(page);
      await choose('color=blue');
      await expect.poll(() => counted(page)).toBeLessThan(both);
      await page.goBack();
      await expect.poll(() => counted(page)).toBe(both);
    });
  });
});

test.each([1280, 375])(
  'ux 37 personal data is inserted into reserved space: there is no layout shift on home, list, product and cart, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      await journeyOn(page).prepare('NKTRAIL3EMB');
      await open(page, '/p/NKTRAIL3EMB');
      await page
        .getByRole('main')
        .getByRole('button', { name: /to favorites$/ })
        .first()
        .click();
      await recordLayoutShifts(page);
      const shifts: unknown[] = [];
      for (const path of ['', '/c/clothing-2000', '/p/NKTRAIL3EMB', '/cart']) {
        const { bag } = await open(page, path);
        await expect.poll(async () => (await bag.first().getAttribute('aria-label')) ?? '').toContain('1 item');
        shifts.push([path, Number((await layoutShiftOf(page)).toFixed(3))]);
      }
      expect(shifts).toEqual([
        ['', 0],
        ['/c/clothing-2000', 0],
        ['/p/NKTRAIL3EMB', 0],
        ['/cart', 0],
      ]);
    });
  },
);
