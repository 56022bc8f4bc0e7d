import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import english from '#ui/messages/en-us.json' with { type: 'json' };
import { contentRows } from '#adapters/backend/seed/content-rows.ts';
import { overflowOf } from '../support/axe.ts';
import { sampleDocuments } from '../support/sample-documents.ts';
import { shopUnderTest } from '../support/shop.ts';
import { unbrokenDocument } from '../support/unbroken-document.ts';
import { visit } from '../support/visit.ts';

const WORD = 'W'.repeat(60);
const site = contentRows().filter(({ siteId }) => siteId === 'nordkamm-us');
const body = (kind: string, name: string): object =>
  Object(unbrokenDocument(site.find((row) => row.kind === kind && row.name === name)?.body, WORD));

const pages = {
  '/en-us/unbroken-home': { ...body('page', 'home'), id: 'unbroken-home', name: 'unbroken-home' },
  '/en-us/articles/unbroken': {
    ...body('page', 'articles/dry-wet-boots'),
    id: 'articles/unbroken',
    name: 'articles/unbroken',
  },
  '/en-us/unbroken-help': { ...body('page', 'help'), id: 'unbroken-help', name: 'unbroken-help' },
  ...Object.fromEntries(
    sampleDocuments.map((block, index) => {
      const name = `unbroken-${block.type}-${index}`;
      const items = [unbrokenDocument(block, WORD)];
      return [
        `/en-us/${name}`,
        { id: name, name, seo: { title: name, description: '' }, sections: [{ id: 's', items }] },
      ];
    }),
  ),
};

beforeAll(async () => {
  const shop = await shopUnderTest();
  await shop.storeDocuments(Object.fromEntries(Object.entries(pages).map(([path, page]) => [path.slice(7), page])));
  await shop.storeDocuments({ 1000: body('category', '1000') }, 'category');
  await shop.storeDocuments({ popups: body('popups', 'popups') }, 'popups');
}, 180_000);

/** Texts of which a part cannot be seen: it is beside the screen, or beside what hides it. Those that scroll can. */
const hiddenTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boundary = (element: Element): Element | undefined => {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(one);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return undefined;
        if (overflowX !== 'visible' || one === document.body) return one;
      }
      return undefined;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node;
      const limits = element === null ? undefined : boundary(element)?.getBoundingClientRect();
      if (element === null || limits === undefined || !textContent?.includes('WWWW') || !element.checkVisibility())
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(({ left, right }) => left < limits.left - 1 || right > limits.right + 1))
        found.add(
          `${element.tagName} ${element.getAttribute('class') ?? element.parentElement?.getAttribute('class') ?? ''}`,
        );
    }
    return [...found];
  });

test.for([375, 1280])(
  'CNT-03 words of 60 letters in all texts of content stay on a screen of %d px',
  { timeout: 300_000 },
  async (width) => {
    await visit({ width, limit: 290_000 }, async ({ page }) => {
      const found: unknown[] = [];
      for (const path of [...Object.keys(pages), '/en-us/articles', '/en-us/c/footwear-1000', '/en-us/p/NKLOOP05CHK']) {
        const response = await page.goto(path);
        await page.locator('html[data-hydrated=true]').waitFor();
        const seen = [response?.status(), Math.max(0, await overflowOf(page)), ...(await hiddenTexts(page))];
        if (seen.join() !== '200,0') found.push([path, ...seen]);
        if (process.env['PORTICO_SHOTS'] !== undefined)
          await page.screenshot({
            path: join(process.env['PORTICO_SHOTS'], `${width}${path.replaceAll('/', '_')}.png`),
            fullPage: true,
          });
      }
      expect(found).toEqual([]);
    });
  },
);

test.for([375, 1280])('POP-02 a pop-up with such titles can be closed on a screen of %d px', async (width) => {
  await visit({ width, hasPopUps: true }, async ({ page }) => {
    await page.goto('/en-us/help');
    const popUp = page.locator('aside[data-expanded]').filter({ hasText: WORD });
    await popUp.waitFor({ timeout: 30_000 });
    expect(await hiddenTexts(page)).toEqual([]);
    if ((await popUp.getAttribute('data-expanded')) === 'false') await popUp.getByRole('button').first().click();
    await popUp.locator('h2').waitFor();
    expect(await hiddenTexts(page)).toEqual([]);
    await popUp.getByRole('button', { name: new RegExp(`^${english.popUp.close.replace('{title}', WORD)}`) }).click();
    await popUp.waitFor({ state: 'detached' });
  });
});
