import { expect, test } from 'vitest';
import { findingsOn } from '../support/axe.ts';
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

test('PLP-04 choosing a sort applies it at once', async () => {
  await visit({}, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/clothing-2000');
    await page.locator('html[data-hydrated=true]').waitFor();
    await page.getByRole('combobox', { name: texts.catalog.sortBy }).first().selectOption('priceAsc');
    await page.waitForURL(/sort=priceAsc/);
    await expect
      .poll(async () => {
        const prices = (await page.getByRole('article').allTextContents()).map((text) =>
          Number(/\$(\d+)/.exec(text)?.[1]),
        );
        return prices.length > 2 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0));
      })
      .toBe(true);
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

test('ux 12 on a small screen the button for filters and sort stays visible and opens a dialog, whose button shows the number of results', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/clothing-2000');
    await page.locator('html[data-hydrated=true]').waitFor();
    const opener = page.getByRole('button', { name: texts.catalog.filterAndSort });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const bar = await opener.boundingBox();
    expect([
      bar !== null && bar.y >= 0 && bar.y + bar.height <= 812,
      await page.getByRole('navigation', { name: texts.catalog.filters }).isVisible(),
    ]).toEqual([true, false]);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: texts.catalog.filterAndSort });
    await dialog.locator('details[open] a').first().click();
    await page.waitForURL(/filter\./);
    const show = dialog.getByRole('button', { name: /^Show \d+ results?$/ });
    await dialog.getByRole('list', { name: texts.catalog.appliedFilters }).waitFor();
    const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
    await show.click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByRole('main').getByRole('article').count()).toBe(count);
  });
});

test('ux 16 PLP-05 a custom price range narrows the list, is shown by a chip, survives a reload, and is removed with its chip', async () => {
  await visit({}, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/c/clothing-2000?filter.color=blue');
    await page.locator('html[data-hydrated=true]').waitFor();
    const filters = page.getByRole('navigation', { name: texts.catalog.filters });
    const field = (end: 'from' | 'to') => filters.getByRole('textbox', { name: texts.catalog.priceEnds[end] });
    const prices = async () =>
      (await page.getByRole('main').getByRole('article').allTextContents()).map((text) =>
        Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(',', '')),
      );
    const before = await prices();
    const within = before.filter((price) => price >= 40 && price <= 160);
    expect(within.length > 0 && within.length < before.length).toBe(true);
    await field('from').fill('160');
    await field('to').fill('40');
    await field('to').press('Enter');
    await page.waitForURL(/price-from=160/);
    await expect.poll(prices).toEqual(within);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('price-to');
    const chip = page
      .getByRole('list', { name: texts.catalog.appliedFilters })
      .first()
      .getByRole('link', { name: /\$40 to \$160/ });
    await expect
      .poll(async () => [await field('from').inputValue(), await field('to').inputValue(), await chip.count()])
      .toEqual(['40', '160', 1]);
    expect(await findingsOn(page)).toEqual([]);
    await page.reload();
    expect(await prices()).toEqual(within);
    await page.locator('html[data-hydrated=true]').waitFor();
    await chip.click();
    await page.waitForURL((url) => !url.search.includes('price'));
    await expect.poll(prices).toEqual(before);
    expect(await field('from').inputValue()).toBe('');
  });
});
