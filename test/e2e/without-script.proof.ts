import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const noScript = { context: { javaScriptEnabled: false } };

test.concurrent('PLP-04 PLP-06 without script a list is sorted by its form and paged by its link', async () => {
  await visit(noScript, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/outlet-9000');
    const first = await page.getByRole('article').first().textContent();
    await page.getByRole('link', { name: texts.catalog.loadMore }).click();
    await page.waitForURL(/start=/);
    expect(await page.getByRole('article').count()).toBeGreaterThan(24);
    await page.getByRole('combobox', { name: texts.catalog.sortBy }).first().selectOption('priceDesc');
    await page.getByRole('button', { name: texts.catalog.apply, exact: true }).first().click();
    await page.waitForURL(/sort=priceDesc/);
    expect(await page.getByRole('article').first().textContent()).not.toBe(first);
  });
});

test.concurrent('SEO-08 without script a product shows name, price and sizes', async () => {
  await visit(noScript, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/p/NKTRAIL3FJO');
    await page.getByRole('heading', { level: 1, name: 'Kamm Trail 3' }).waitFor();
    expect(await page.title()).toContain('Kamm Trail 3');
    expect(await page.getByRole('main').textContent()).toMatch(/\$\d/);
    expect(await page.getByRole('group', { name: texts.catalog.size, exact: true }).getByRole('radio').count()).toBe(8);
  });
});
