import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('PLP-05 facets narrow a list, chips remove them, and the address contains them', async () => {
  await visit({}, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/clothing-2000');
    const all = await page.getByRole('article').count();
    const facet = page.getByRole('navigation', { name: texts.catalog.filters }).locator('details[open] a').first();
    await facet.click();
    await page.waitForURL(/filter\./);
    const chips = page.getByRole('list', { name: texts.catalog.appliedFilters }).first();
    await chips.waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
    await chips.getByRole('link', { name: texts.catalog.clearAll }).click();
    await page.waitForURL((url) => !url.search.includes('filter'));
    await expect.poll(() => page.getByRole('article').count()).toBe(all);
  });
});

test('PLP-06 ux 21 ux 22 Load more appends, focuses the first new product, and Back restores the position', async () => {
  await visit({}, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/outlet-9000');
    await page.locator('html[data-hydrated=true]').waitFor();
    await page.getByRole('link', { name: texts.catalog.loadMore }).click();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24);
    const link = page.getByRole('article').nth(24).getByRole('link');
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.url()).toContain('start=24');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await page.waitForURL(/start=24/);
    await link.waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    expect(await link.textContent()).toBe(name);
  });
});

test('SRCH-10 a search for a product id redirects to the product', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/search?q=NKTRAIL3FJO');
    await page.waitForURL(/\/p\/NKTRAIL3FJO/);
    await page.getByRole('heading', { level: 1, name: 'Kamm Trail 3' }).waitFor();
  });
});
