import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findingsOn } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const alive = (page: Page) => page.locator('html[data-hydrated=true]').waitFor();
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
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
      expect(await panel.getByRole('link').first().textContent()).toBe('Everything for a night outside');
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

  test('NAV-01 NAV-02 NAV-03 NAV-12 ux 4 ux 5 hovering opens it after a delay, keys move through it, Escape and leaving close it', async () => {
    await visit({}, async ({ page }) => {
      const { texts } = journeyOn(page);
      await page.goto('/en-us');
      await alive(page);
      const nav = page.getByRole('navigation', { name: texts.shell.mainMenu });
      const button = nav.getByRole('button', { name: 'Footwear' });
      const panel = page.locator('#menu-1000');
      await button.hover();
      await panel.waitFor();
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
      expect(await panel.getByRole('link').first().textContent()).toBe(
        texts.shell.shopAll.replace('{title}', 'Footwear'),
      );
      await page.mouse.move(640, 880);
      await panel.waitFor({ state: 'hidden' });
      await button.focus();
      await page.keyboard.press('Enter');
      await panel.waitFor();
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(texts.shell.shopAll.replace('{title}', 'Footwear'));
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('Running');
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
      expect(await focused(page)).toBe('Footwear');
      await page.keyboard.press('ArrowDown');
      await panel.waitFor();
      await page.evaluate(() => {
        document.documentElement.dataset['sameDocument'] = '';
      });
      await panel.getByRole('link', { name: 'Mid boots' }).first().click();
      await page.waitForURL(/mid-boots-1210$/);
      await panel.waitFor({ state: 'hidden' });
      expect(await button.getAttribute('aria-current')).toBe('true');
      await page.goBack();
      await page.waitForURL(/en-us$/);
      expect(await page.locator('html[data-same-document]').count()).toBe(1);
    });
  });

  test('NAV-04 NAV-08 NAV-10 ux 6 its pictures are square, its columns a sixth, its row 2.35 rem, and it has no accessibility finding while it is open', async () => {
    await visit({}, async ({ page }) => {
      await page.goto('/en-us');
      await alive(page);
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
      const header = await page.getByRole('banner').locator('> div').last().boundingBox();
      expect(header?.height).toBeLessThanOrEqual(72);
      expect((await panel.boundingBox())?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
      expect(await findingsOn(page)).toEqual([]);
    });
  });

  test('without script a press opens a panel of links', async () => {
    await visit({ context: { javaScriptEnabled: false } }, async ({ page }) => {
      await page.goto('/en-us');
      await page.getByRole('button', { name: 'Packs' }).click();
      await page.locator('#menu-3000').getByRole('link', { name: 'Daypacks' }).first().click();
      await page.waitForURL(/daypacks-3120$/);
    });
  });

  test('API-125 NAV-06 NAV-11 ux 7 ux 8 on a small screen it is an accordion with the current section open, with account, favorites, utility links, country and language at its end', async () => {
    await visit({ width: 375 }, async ({ page }) => {
      const { texts } = journeyOn(page);
      await page.goto('/en-us/c/daypacks-3120');
      await alive(page);
      await page.getByRole('button', { name: texts.shell.menu, exact: true }).click();
      const menu = page.getByRole('dialog', { name: texts.shell.menu });
      await menu.waitFor();
      const open = () =>
        menu
          .locator('details')
          .evaluateAll((all) =>
            all
              .filter((one) => one instanceof HTMLDetailsElement && one.open)
              .map((one) => one.querySelector('summary')?.textContent),
          );
      expect(await open()).toEqual(['Packs']);
      expect(await menu.getByRole('link', { name: 'Daypacks' }).getAttribute('aria-current')).toBe('page');
      await menu.locator('summary', { hasText: 'Camp' }).click();
      expect(await open()).toEqual(['Camp']);
      await menu.locator('summary', { hasText: 'Camp' }).click();
      expect(await open()).toEqual([]);
      expect((await menu.boundingBox())?.height).toBe(812);
      for (const [name, end] of [
        [texts.shell.account, 'account'],
        [texts.shell.favorites, 'favorites'],
        ['Stores', 'store-locator'],
        ['Order status', 'order-status'],
        ['Contact', 'contact-us'],
      ] as const)
        expect(await menu.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(`/en-us/${end}`);
      expect(await menu.getByRole('navigation', { name: texts.shell.language }).count()).toBe(1);
      expect(await findingsOn(page)).toEqual([]);
    });
  });
});

describe('the promo bar', () => {
  test('NAV-14 NAV-17 NAV-18 CNT-47 next, previous, the third dot and close work, a reload leaves it closed, and the layout does not shift', async () => {
    await visit({}, async ({ page, context }) => {
      const { texts } = journeyOn(page);
      await page.goto('/en-us');
      await alive(page);
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
      await alive(page);
      expect(await bar.isVisible()).toBe(false);
      expect(await shiftOf(page)).toBeLessThan(STEADY);
      const fresh = await context.newPage();
      await fresh.goto('/en-us');
      await fresh.getByRole('region', { name: texts.shell.promo.name }).waitFor();
    });
  });
});
