import { expect, test } from 'vitest';
import { journeyOn } from '../support/journey.ts';
import { basketIn, writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test('PDP-15 without a size nothing is sent, and the sizes show a message', async () => {
  await visit({}, async ({ page, shop }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/p/NKTRAIL3FJO');
    const before = shop.log.length;
    await page.getByRole('button', { name: texts.catalog.addToCart }).click();
    await page.getByRole('alert').filter({ hasText: texts.catalog.selectSize }).waitFor();
    expect(writesOf(shop.log.slice(before))).toEqual([]);
  });
});

test('CART-07 an invalid quantity changes nothing, one that is too high is reported at the line, and 0 removes the line', async () => {
  await visit({}, async ({ page, shop }) => {
    const journey = journeyOn(page);
    const { texts } = journey;
    await journey.prepare('NKTRAIL3FJO');
    await page.goto('/en-us/cart');
    const quantity = page.getByRole('textbox', { name: texts.design.quantity });
    await quantity.waitFor();
    const before = shop.log.length;
    await quantity.fill('abc');
    await quantity.press('Enter');
    expect(await quantity.inputValue()).toBe('1');
    expect(writesOf(shop.log.slice(before))).toEqual([]);
    await quantity.fill('11');
    await quantity.press('Enter');
    await page.getByText(texts.cart.atMost.replace('{max}', '10')).waitFor();
    expect([await quantity.inputValue(), await journey.units()]).toEqual(['1', 1]);
    expect(writesOf(shop.log.slice(before))).toEqual([]);
    await quantity.fill('0');
    await quantity.press('Enter');
    await page.getByRole('heading', { level: 1, name: texts.cart.empty.title }).waitFor();
  });
});

test.for([
  ['PDP-22', '/en-us/p/NOSUCH00XXX'],
  ['RTE-45', '/en-us/no/such/page'],
  ['RTE-45', '/en-us/c/nothing-404404'],
])('%s an unknown address, %s, is answered with 404 and a page', async ([, address]) => {
  await visit({ expectedStatuses: [404] }, async ({ page }) => {
    const { texts } = journeyOn(page);
    const response = await page.goto(address ?? '');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: texts.errors.notFoundTitle }).waitFor();
  });
});

test('RTE-47 the confirmation without an order redirects to the home page', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/order-confirmation');
    await page.waitForURL(/\/en-us\/?$/);
  });
});

test('CART-22 a cart that the service has lost is restored with its lines', async () => {
  await visit({ expectedStatuses: [404] }, async ({ page, shop }) => {
    const journey = journeyOn(page);
    await journey.prepare('NKTRAIL3FJO');
    await journey.prepare('NKPACK38MOS');
    const before = shop.log.length;
    await page.goto('/en-us/cart');
    await page.getByRole('textbox', { name: journey.texts.design.quantity }).nth(1).waitFor();
    await expect
      .poll(() =>
        shop.log.slice(before).some(({ method, path }) => method === 'GET' && path.includes('/cart/v1/cart/')),
      )
      .toBe(true);
    await shop.loseCart(basketIn(shop.log));
    await page.getByRole('button', { name: journey.texts.design.increase }).first().click();
    await expect.poll(() => journey.units()).toBe(3);
    expect(await page.getByRole('textbox', { name: journey.texts.design.quantity }).count()).toBe(2);
  });
});
