import { expect, test } from 'vitest';
import { offersPage } from '../../adapters/backend/seed/data/pages/offers-page.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

test('PLP-10 CNT-23 a content page with an inline catalog shows the products of its category, as many as its limit at most', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/promotions');
    const packs = page.getByRole('region', { name: 'Any two of these' });
    const tiles = packs.getByRole('article');
    await tiles.first().waitFor();
    const { length } = await tiles.all();
    expect([length > 1, length <= 8]).toEqual([true, true]);
    expect(await tiles.first().getByRole('link').first().getAttribute('href')).toMatch(/^\/en-us\/.*p\/NK/);
  });
});

test('PLP-08 a list that the service refuses with PLP400 shows the text of the refusal and a way to try again, which shows the products', async () => {
  await visit({ expectedStatuses: [400, 503] }, async ({ page, shop }) => {
    const { errors } = journeyOn(page).texts;
    await shop.order({ operation: 'products.catalog', status: 400, errorId: 'PLP400', times: 1 });
    await page.goto('/en-us/c/footwear-1000?sort=newest');
    await page.getByText('We could not load these products. Please try again.').waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: errors.retry }).click();
    await page.getByRole('main').getByRole('article').first().waitFor();
  });
});

test('SEO-01 the title and the description of a page are those of its content', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/promotions');
    const { title, description } = offersPage;
    expect(await page.title()).toBe(`${title.en} | NORDKAMM`);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(description.en);
  });
});
