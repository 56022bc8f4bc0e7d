import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { visit, watch } from '../support/visit.ts';

const COUNT = 'header a[aria-label^="Cart"]';

test('CART-42 a cart that is changed in one tab is shown in the other one', () =>
  visit({}, async ({ page, context }) => {
    const product = '/en-us/p/NKTRAIL3FJO';
    const other = await context.newPage();
    const problems = await watch(other);
    for (const tab of [page, other]) {
      await tab.goto(product);
      await tab.waitForSelector('html[data-alive=true]');
    }
    const journey = journeyOn(page);
    await journey.chooseSize(2);
    await journey.addToCart();
    await expect.poll(() => other.locator(COUNT).getAttribute('aria-label')).toBe('Cart, 1 item');
    expect(problems).toEqual([]);
  }));
