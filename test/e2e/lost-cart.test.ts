import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test('CART-43 a cart that another tab changes is not charged: the step stays, with the new total on top', async () => {
  await visit({ expectedStatuses: [400, 409] }, async ({ page, shop }) => {
    const journey = journeyOn(page);
    const from = shop.log.length;
    await journey.toSummary('NKTRAIL3FJO');
    await expect.poll(() => writesOf(shop.log.slice(from))).toContain('checkout.prepareOrder');
    const place = page.getByRole('button', { name: /^Place order/ });
    const before = await place.innerText();
    const other = await page.context().newPage();
    await other.goto(new URL('/en-us/cart', page.url()).href);
    await other
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click();
    await expect.poll(() => writesOf(shop.log).at(-1)).toBe('cart.updateItem');
    await journey.place();
    const notice = page.getByRole('main').getByText('Your cart was changed in another window.');
    await notice.waitFor();
    const total = /\$[0-9.,]*[0-9]/.exec(await place.innerText())?.[0] ?? '';
    expect([
      before.includes(total),
      (await notice.innerText()).includes(`The new total is ${total}.`),
      new URL(page.url()).search,
    ]).toEqual([false, true, '?step=summary']);
  });
});
