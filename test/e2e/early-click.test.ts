import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test('A click that came before the page was alive is done once, with the size that was chosen', async () => {
  await visit({}, async ({ page, context, shop }) => {
    const before = shop.log.length;
    const journey = journeyOn(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/en-us/p/NKTRAIL3FJO', { waitUntil: 'commit' });
    await journey.chooseSize(2);
    const isAlive = await page.evaluate(() => document.documentElement.dataset['alive'] === 'true');
    await journey.addToCart();
    expect(isAlive).toBe(false);
    expect(await journey.units()).toBe(1);
    expect(writesOf(shop.log.slice(before))).toEqual(['authentication.token', 'cart.createWithItem']);
  });
});
