import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrated } from '../support/account-visit.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

/** Layout shift since the page was opened, without user input. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => {
            sum += Number(Reflect.get(entry, 'value'));
          }),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

/** The shift that late fonts may cause; a bar that appears or disappears shifts far more. */
const STEADY = 0.02;

describe('the mega menu', () => {
  test('NAV-05 NAV-07 NAV-09 content can set the text of the link to everything, and add an icon to a featured link', async () => {
    await visit({}, async ({ page }) => {
      await page.goto('/en-us');
      await page.getByRole('button', { name: 'Camp' }).click();
      const panel = page.locator('#menu-4000');
      await panel.waitFor();
      expect(await panel.getByRole('link').first().textContent()).toBe('All camp gear');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Footwear' }).click();
      const featured = page.locator('#menu-1000').getByRole('link', { name: 'Trail running' }).first();
      expect([
        await featured.getAttribute('data-style'),
        await featured.locator('svg').isVisible(),
        await featured.getByText('Trail running').isVisible(),
      ]).toEqual(['featured', true, true]);
      expect(await findingsOn(page)).toEqual([]);
    });
  });
  test('NAV-04 NAV-08 NAV-10 ENT-30 ux 6 its pictures are square, its columns a sixth, its row 2.35 rem, and it has no accessibility finding while it is open', async () => {
    await visit({}, async ({ page }) => {
      await page.goto('/en-us');
      await hydrated(page);
      await page.getByRole('button', { name: 'Clothing' }).click();
      const panel = page.locator('#menu-2000');
      await panel.waitFor();
      await expect.poll(() => panel.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
      const square = await panel.locator('[class*=square]').first().boundingBox();
      expect(square?.width).toBeCloseTo(square?.height ?? 0, 0);
      const [bar, columns] = await page.evaluate(() => [
        document.querySelector('nav ul')?.getBoundingClientRect().height,
        getComputedStyle(document.querySelector('#menu-2000 > div') ?? document.body)
          .gridTemplateColumns.split(' ')
          .map((width) => Math.round(parseFloat(width))),
      ]);
      expect(bar).toBeCloseTo(37.6, 0);
      expect([columns.length, new Set(columns).size]).toEqual([6, 1]);
      // Two groups share the last column.
      const [above, below] = await Promise.all(
        ['Pants and shorts', 'Accessories'].map((name) => panel.getByRole('link', { name, exact: true }).boundingBox()),
      );
      expect([below?.x, (below?.y ?? 0) > (above?.y ?? 0)]).toEqual([above?.x, true]);
      const header = await page.getByRole('banner').locator('> div').last().boundingBox();
      expect(header?.height).toBeLessThanOrEqual(72);
      expect((await panel.boundingBox())?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
      expect(await findingsOn(page)).toEqual([]);
    });
  });
  test.each([1024, 1280])(
    'NAV-10 with many entries it has several rows, and the page fits at %d pixels',
    async (width) => {
      await visit({ width }, async ({ page }) => {
        await page.goto('/en-us');
        await hydrated(page);
        // An opened panel is a hydrated menu, whose entries may be copied.
        await page.getByRole('button', { name: 'Clothing' }).click();
        await page.locator('#menu-2000').waitFor();
        await page.keyboard.press('Escape');
        await page.evaluate(() => {
          for (const entry of document.querySelectorAll('nav > ul > li'))
            entry.parentElement?.append(entry.cloneNode(true));
        });
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        const cart = await page.getByRole('link', { name: /cart/i }).first().boundingBox();
        expect((cart?.x ?? 0) + (cart?.width ?? 0)).toBeLessThanOrEqual(width);
      });
    },
  );
  test('without script a press opens a panel of links', async () => {
    await visit({ context: { javaScriptEnabled: false } }, async ({ page }) => {
      await page.goto('/en-us');
      await page.getByRole('button', { name: 'Packs' }).click();
      await page.locator('#menu-3000').getByRole('link', { name: 'Daypacks' }).first().click();
      await page.waitForURL(/daypacks-3120$/);
    });
  });
});

describe('the promo bar', () => {
  test('NAV-14 NAV-17 NAV-18 CNT-47 next, previous, the third dot and close work, a reload leaves it closed, and the layout does not shift', async () => {
    await visit({}, async ({ page, context }) => {
      const { texts } = journeyOn(page);
      await page.goto('/en-us');
      await hydrated(page);
      const bar = page.getByRole('region', { name: texts.shell.promo.name });
      const [first] = await bar.locator('[data-shown=true]').allTextContents();
      await bar.getByRole('button', { name: texts.shell.promo.next }).click();
      expect(await bar.locator('[data-shown=true]').allTextContents()).not.toEqual([first]);
      await bar.getByRole('button', { name: texts.shell.promo.previous }).click();
      expect(await bar.locator('[data-shown=true]').allTextContents()).toEqual([first]);
      await bar.getByRole('button', { name: texts.shell.promo.message.replace('{place}', '3') }).click();
      await expect.poll(() => bar.locator('li').nth(2).getAttribute('data-shown')).toBe('true');
      expect(await bar.locator('ul').evaluate((list) => getComputedStyle(list).maxInlineSize)).toBe('548px');
      expect(await shiftOf(page)).toBeLessThan(STEADY);
      await bar.getByRole('button', { name: texts.shell.promo.close }).click();
      await bar.waitFor({ state: 'detached' });
      await page.reload();
      await hydrated(page);
      expect(await bar.isVisible()).toBe(false);
      expect(await shiftOf(page)).toBeLessThan(STEADY);
      const fresh = await context.newPage();
      await fresh.goto('/en-us');
      await fresh.getByRole('region', { name: texts.shell.promo.name }).waitFor();
    });
  });
});

test('on a phone the button that closes the menu has room for its focus ring', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    for (const locale of ['en-us', 'fr-ca'] as const) {
      await page.goto(`/${locale}`);
      await hydrated(page);
      await page.locator('header button[commandfor=menu]').click();
      const close = page.locator('#menu button[command=close]');
      await close.waitFor();
      // The ring begins two pixels beside the button, and is two pixels wide.
      expect(
        await close.evaluate(
          (button) => document.documentElement.getBoundingClientRect().right - button.getBoundingClientRect().right,
        ),
      ).toBeGreaterThanOrEqual(4);
    }
  });
});
