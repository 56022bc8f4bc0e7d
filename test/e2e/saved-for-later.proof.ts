import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { openCart } from '../support/journey.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';

test.each(inOneWidth(1280))(
  'SFL-01 SFL-04 SFL-05 SFL-06 SFL-07 CART-25 CART-26 ux 41 a line is saved, moved back, restored by Undo, removed and restored by Undo, at %d pixels',
  async (width) => {
    await visit({ width, expectedStatuses: [400] }, async ({ page, shop }) => {
      const texts = await openCart(page);
      const savedTexts = texts.cartSections.saved;
      const calls = () =>
        shop.log.flatMap(({ method, path }) =>
          /saveForLater/.test(path)
            ? [
                `${method} ${path
                  .split('?')[0]
                  ?.replace(/cart\/[\w-]{20,}/, 'cart/{id}')
                  .replace(/saveForLater\/.+/, 'saveForLater/{ids}')}`,
              ]
            : [],
        );
      const list = page.getByRole('region', { name: savedTexts.title });
      await expect.poll(() => calls().at(-1)).toMatch(/GET .*wishlists\/v2\/saveForLater$/);
      const size = await page.getByText(/· /).first().textContent();

      await page.getByRole('button', { name: 'Save for later: Kamm Trail 3' }).click();
      await list.getByRole('link', { name: 'Kamm Trail 3' }).waitFor();
      await page.getByRole('heading', { level: 1, name: texts.cart.empty.title }).waitFor();
      expect(await list.getByText(size ?? '').count()).toBe(1);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
      // The list is read in parallel to the command.
      const actions = () => calls().filter((call) => !call.startsWith('GET'));
      expect(actions().at(-1)).toMatch(/POST .*cart\/v2\/cart\/\{id\}\/saveForLater$/);

      await shop.order({ operation: 'savedItems.moveToCart', status: 400, errorId: 'INV700', times: 1 });
      await list.getByRole('button', { name: 'Move to cart: Kamm Trail 3' }).click();
      await list.getByText('This item could not be moved to cart', { exact: true }).waitFor();

      await list.getByRole('button', { name: 'Move to cart: Kamm Trail 3' }).click();
      await page.getByRole('textbox', { name: 'Quantity' }).waitFor();
      await list.waitFor({ state: 'detached' });
      expect(actions().at(-1)).toMatch(/PUT .*cart\/v2\/saveForLater$/);

      await page.getByRole('button', { name: 'Save for later: Kamm Trail 3' }).click();
      await page.getByRole('button', { name: savedTexts.undo }).click();
      await page.getByRole('textbox', { name: 'Quantity' }).waitFor();

      await page.getByRole('button', { name: 'Save for later: Kamm Trail 3' }).click();
      await list.getByRole('button', { name: 'Remove Kamm Trail 3 from saved items' }).click();
      await list.waitFor({ state: 'detached' });
      await expect.poll(() => actions().at(-1)).toMatch(/DELETE .*saveForLater\/\{ids\}$/);

      await page.getByRole('button', { name: savedTexts.undo }).click();
      await list.getByRole('link', { name: 'Kamm Trail 3' }).waitFor();
      expect(actions().at(-1)).toMatch(/PUT .*saveForLater\/\{ids\}$/);
      const focused = await page.evaluate(() => document.activeElement?.textContent);
      expect([focused, await list.getByText(size ?? '').count()]).toEqual(['Kamm Trail 3', 1]);
      await page.reload();
      await list.getByRole('link', { name: 'Kamm Trail 3' }).waitFor();
    });
  },
);
