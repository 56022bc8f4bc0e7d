import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test('CART-43 CART-41 I07 a cart that another tab changes is shown at once before and now; the order is placed only after that', async () => {
  await visit({}, async ({ page, shop }) => {
    const journey = journeyOn(page);
    const earlier = shop.log.length;
    const { changes, hold } = journey.texts.agreement;
    await journey.toSummary('NKTRAIL3FJO');
    const [held = ''] = hold.until.split('<');
    await page.getByText(held).locator('time').waitFor();
    const place = page.getByRole('button', { name: /^Place order/ });
    const before = await place.innerText();
    const other = await page.context().newPage();
    await other.goto(new URL('/en-us/cart', page.url()).href);
    await other
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click();
    await expect.poll(() => writesOf(shop.log).at(-1)).toBe('cart.updateItem');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(changes.title);
    const total = /\$[0-9.,]*[0-9]/.exec(await place.innerText())?.[0] ?? '';
    const row = page.getByRole('table', { name: changes.title }).getByRole('row').last();
    expect([
      before.includes(total),
      (await row.getByRole('cell').allInnerTexts()).at(-1),
      new URL(page.url()).search,
    ]).toEqual([false, total, '?step=summary']);
    expect(writesOf(shop.log.slice(earlier))).not.toContain('checkout.placeOrder');
    await journey.place();
    await journey.isThanked();
  });
});
