import { expect, test } from 'vitest';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { decoded } from '../support/decoded.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const { flashes } = failureTextsOf('en-US');

test('RTE-12 ERR-41 the cart shows lines and totals, and what the service says about the stock of each line in this line', async () => {
  await visit({}, async ({ page }) => {
    const { prepare, texts } = journeyOn(page);
    const codes = [
      'ProductLineItemInventoryMissing',
      'ProductItemNotAvailable',
      'ProductLineItemFullInventoryMissing',
    ] as const;
    const names: string[] = [];
    for (const id of ['NKTRAIL3EMB', 'NKLUMEN1AMB', 'NKFELL01STN']) await prepare(id);
    await page.route('**/api/cart/v1/cart/*', async (route) => {
      const answer = await route.fetch();
      const cart = decoded(CartWire, await answer.json());
      names.splice(0, 3, ...cart.items.map(({ name }) => name));
      const flash = codes.map((code, index) => ({ code, itemId: cart.items[index]?.id }));
      await route.fulfill({ response: answer, json: { ...cart, flash } });
    });
    await page.goto('/en-us/cart');
    const lines = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove / }) });
    await lines.nth(2).waitFor();
    expect(await lines.count()).toBe(3);
    for (const [index, code] of codes.entries())
      await lines
        .filter({ hasText: names[index] ?? '' })
        .getByText(flashes[code], { exact: true })
        .waitFor();
    const summary = page.getByRole('complementary', { name: texts.cart.summary });
    expect(await summary.locator('dd').last().textContent()).toMatch(/^\$\d/);
  });
});
