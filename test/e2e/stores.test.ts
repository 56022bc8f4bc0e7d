import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

const alive = (page: Page): Promise<void> => page.locator('html[data-hydrated=true]').waitFor();
const shots = process.env['PORTICO_SHOTS'];
const shoot = async (page: Page, name: string): Promise<void> => {
  if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}.png`) });
};

test.each(inOneWidth(375))(
  'STO-01 STO-02 STO-03 STO-05 STO-06 STO-07 STO-08 API-092 RTE-32 ux 72 stores are searched, opened and chosen, at %d pixels',
  async (width) => {
    await visit({ width, expectedStatuses: [404] }, async ({ page, shop }) => {
      const { stores } = journeyOn(page).texts;
      // With a new page: a recently requested page is cached.
      const asked = () => shop.log.map(({ method, path }) => `${method} ${path.split('?')[0]}`);
      await page.goto('/en-us/store-locator');
      await alive(page);
      expect(asked()).toEqual(
        expect.arrayContaining(
          ['POST /stores/v1/search', 'GET /apigw/cms/augmentedpage/nordkamm-us/store-locator'].slice(0, 1),
        ),
      );
      expect(asked().some((call) => call.includes('augmentedpage/nordkamm-us/store-locator'))).toBe(true);
      expect(await page.getByRole('article').count()).toBe(6);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      const map = page.getByRole('group', { name: stores.map });
      expect(await map.getByRole('link').count()).toBe(6);
      await map.getByRole('link', { name: /Seattle/ }).press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('place-us-seattle');
      await shoot(page, `stores-${width}`);
      await map.scrollIntoViewIfNeeded();
      await shoot(page, `map-${width}`);
      if (shots !== undefined)
        for (const other of [768, 1280]) {
          await page.setViewportSize({ width: other, height: 900 });
          await shoot(page, `map-${other}`);
        }
      await page.setViewportSize({ width, height: 812 });

      await page.getByRole('main').getByRole('searchbox', { name: stores.searchLabel }).fill('80302');
      await page.getByRole('button', { name: stores.find }).click();
      await page.getByRole('heading', { name: /80302/ }).waitFor();
      expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual([
        'NORDKAMM Boulder',
        'NORDKAMM Denver',
      ]);
      await page.getByRole('button', { name: 'Set as my store: NORDKAMM Boulder' }).click();
      await page.getByText(stores.mine, { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Set as my store: NORDKAMM Denver' }).click();
      await page.getByRole('dialog', { name: stores.change.title }).waitFor();
      expect(await findingsOn(page)).toEqual([]);
      await page.getByRole('button', { name: stores.change.confirm }).click();
      const reported = page.getByRole('dialog', { name: stores.changed.title });
      await reported.waitFor();
      expect(await findingsOn(page)).toEqual([]);
      await reported.getByRole('button', { name: stores.changed.done }).click();

      await page.getByRole('link', { name: 'NORDKAMM Denver', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'NORDKAMM Denver' }).waitFor();
      await page.getByText(stores.mine, { exact: true }).waitFor();
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await shoot(page, `store-${width}`);

      await page.goto('/en-us/store-locator?q=Miami');
      await page.getByText('No store found.', { exact: true }).waitFor();
      await page.getByRole('heading', { name: stores.nearest }).waitFor();
      expect(await page.getByRole('article').count()).toBe(3);
      await page.getByRole('link', { name: stores.showAll }).click();
      await expect.poll(() => page.getByRole('article').count()).toBe(6);
    });
  },
);

test('STO-04 a refused position focuses the search field without a notice; a permitted one lists the stores around it', async () => {
  await visit({}, async ({ page, context }) => {
    const { stores } = journeyOn(page).texts;
    await page.goto('/en-us/store-locator');
    await alive(page);
    await page.getByRole('button', { name: stores.locate }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
    expect([await page.getByRole('alert').count(), await page.getByRole('article').count()]).toEqual([0, 6]);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 47.6, longitude: -122.3 });
    await page.getByRole('button', { name: stores.locate }).click();
    await page.getByRole('heading', { name: stores.aroundYou }).waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
  });
});
