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

test.each(inOneWidth(1280))(
  'DLG-04 DLG-12 PDP-08 PDP-09 API-075 STO-06 ux 31 stores show their stock of a size, and the chosen one is on the page after a reload, at %d pixels',
  async (width) => {
    await visit({ width }, async ({ page, shop }) => {
      const { stores, catalog, design } = journeyOn(page).texts;
      await page.goto('/en-us/p/NKTRAIL3EMB');
      await alive(page);
      const before = shop.log.length;
      await page.getByRole('button', { name: catalog.pickup }).click();
      const dialog = page.getByRole('dialog', { name: stores.pickup.title });
      await dialog.getByRole('heading', { name: 'NORDKAMM Denver' }).waitFor();
      await dialog.locator('label:has(input[name=pickup-size])').nth(5).click();
      await dialog.getByText(stores.pickup.levels['low-stock'], { exact: true }).first().waitFor();
      expect(shop.log.slice(before).map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toContain(
        'POST /products/v1/products/NKTRAIL3EMB/availability',
      );
      expect(await findingsOn(page)).toEqual([]);
      await shoot(page, `pickup-${width}`);
      await dialog.getByRole('button', { name: 'Set as my store: NORDKAMM Denver' }).click();
      await dialog.getByText(stores.mine, { exact: true }).waitFor();
      await dialog.getByRole('button', { name: design.close }).click();
      await page.getByText('Low stock at NORDKAMM Denver').waitFor();
      await page.reload();
      await page.getByText('Your store: NORDKAMM Denver').waitFor();
      // The header covers a part of the colors unless they are in the middle.
      await page
        .getByRole('main')
        .locator('[class^=color-links] a')
        .first()
        .evaluate((color) => color.scrollIntoView({ block: 'center' }));
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      await page.getByText('Your store: NORDKAMM Denver').scrollIntoViewIfNeeded();
      await shoot(page, `product-pickup-${width}`);
    });
  },
);
