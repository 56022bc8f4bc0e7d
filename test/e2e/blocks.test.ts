import { expect, test } from 'vitest';
import { hydrated } from '../support/account-visit.ts';
import { isHydrated, isMarked, markDocument } from '../support/document-marks.ts';
import { visit } from '../support/visit.ts';

test.concurrent('CNT-41 a link in server markup is followed without loading a document; Back renders the page; the shell is requested before the scripts of blocks', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us');
    await hydrated(page);
    const requested = await page.evaluate(() => ({
      blocks: document.querySelector<HTMLElement>('script[data-preload]')?.dataset['preload']?.split(' ') ?? [],
      all: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    }));
    const shell = requested.all.findIndex((path) => path.includes('/assets/entry-client') && path.endsWith('.js'));
    expect(requested.blocks).not.toEqual([]);
    for (const block of requested.blocks) expect(requested.all.indexOf(block)).toBeGreaterThan(shell);
    await markDocument(page);
    await page.locator('[data-block=category-cards] a').first().click();
    await page.waitForURL(/-1000$/);
    await page.goBack();
    await page.locator('[data-block=hero-standard] h1').waitFor();
    expect(await isHydrated(page, '[data-block=hero-standard] h1')).toBe(true);
    await page.locator('[data-block=rich-text] a').first().click();
    await page.waitForURL(/help\/repairs$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await isMarked(page)).toBe(true);
  });
});
