import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrated } from '../support/account-visit.ts';
import { findingsOn } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('the mega menu', () => {
  test('NAV-01 NAV-02 NAV-03 NAV-12 ux 4 ux 5 hovering opens it after a delay, keys move through it, Escape and leaving close it', async () => {
    await visit({}, async ({ page }) => {
      const { texts } = journeyOn(page);
      await page.goto('/en-us');
      await hydrated(page);
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
  test('API-125 NAV-06 NAV-11 ux 7 ux 8 on a small screen it is an accordion with the current section open, with account, favorites, utility links, country and language at its end', async () => {
    await visit({ width: 375 }, async ({ page }) => {
      const { texts } = journeyOn(page);
      await page.goto('/en-us/c/daypacks-3120');
      await hydrated(page);
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
