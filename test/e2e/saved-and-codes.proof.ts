import { expect, test } from 'vitest';
import { SavedForLaterWire } from '#adapters/contract/wire/saved-items.codec.ts';
import { decoded } from '../support/decoded.ts';
import { isSizeDisabled } from '#core/catalog/size-choice.ts';
import { journeyOn } from '../support/journey.ts';
import { asShopper } from '../support/prepared-cart.ts';
import { run } from '../support/run.ts';
import { visit } from '../support/visit.ts';

test('SFL-09 SFL-11 SFL-12 of 21 saved items 20 are shown and a button shows the last; one that is sold out stays without a move button', async () => {
  await visit({}, async ({ page }) => {
    const { saved } = journeyOn(page).texts.cartSections;
    await asShopper(page, 'en-us', async ({ catalog, carts, savedItems }) => {
      const boots = await Promise.all(
        ['NKTRAIL3EMB', 'NKTRAIL3FJO', 'NKTRAIL3MOS'].map((id) => run(catalog.viewProduct(id))),
      );
      const sizes = boots.flatMap(({ id, sizes: all }) =>
        all.filter((size) => !isSizeDisabled(size)).map(({ sku }) => ({ sku, productId: id })),
      );
      expect(sizes.length).toBeGreaterThan(20);
      for (const item of sizes.slice(0, 21)) {
        const cart = await run(carts.add(item));
        await run(savedItems.save({ cart, itemId: cart.items[0]?.id ?? '' }));
      }
    });
    await page.route('**/api/wishlists/v2/saveForLater?*', async (route) => {
      const answer = await route.fetch();
      const list = decoded(SavedForLaterWire, await answer.json());
      const items = list.items.map((item, index) => (index === 0 ? { ...item, inStock: false } : item));
      await route.fulfill({ response: answer, json: { ...list, items } });
    });
    await page.goto('/en-us/cart');
    const list = page.getByRole('region', { name: saved.title });
    const items = list.getByRole('listitem');
    await items.nth(19).waitFor();
    expect(await items.count()).toBe(20);
    const [soldOut, other] = [items.nth(0), items.nth(1)];
    expect([
      await soldOut.getByText(saved.outOfStock, { exact: true }).count(),
      await soldOut.getByRole('button', { name: saved.moveToCart }).count(),
      await other.getByRole('button', { name: saved.moveToCart }).count(),
    ]).toEqual([1, 0, 1]);
    await list.getByRole('button', { name: saved.more }).click();
    await items.nth(20).waitFor();
    expect([await items.count(), await list.getByRole('button', { name: saved.more }).count()]).toEqual([21, 0]);
  });
}, 60_000);
