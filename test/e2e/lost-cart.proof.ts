import { expect, test } from 'vitest';
import frCa from '#ui/messages/fr-ca.json' with { type: 'json' };
import { journeyOn } from '../support/journey.ts';
import { basketIn, writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test('CART-22 ERR-06 a promo code on a lost cart: BSK404, a new cart, its items, and the same call again', async () => {
  await visit({ expectedStatuses: [404] }, async ({ page, shop }) => {
    const { prepare, texts } = journeyOn(page);
    await prepare('NKTRAIL3FJO');
    const from = shop.log.length;
    await page.goto('/en-us/cart');
    await page.getByRole('textbox', { name: texts.design.quantity }).waitFor();
    await expect
      .poll(() => shop.log.slice(from).some(({ method, path }) => method === 'GET' && path.includes('/cart/v1/cart/')))
      .toBe(true);
    await page.getByRole('button', { name: texts.cart.promoCode }).click();
    await page.getByRole('textbox', { name: texts.cartSections.promo.label }).fill('welcome10');
    await shop.loseCart(basketIn(shop.log));
    const before = shop.log.length;
    await page.getByRole('button', { name: texts.cartSections.promo.apply }).click();
    await page.getByRole('list', { name: texts.cartSections.promo.list }).getByText('WELCOME10').waitFor();
    expect(writesOf(shop.log.slice(before))).toEqual([
      'promoCodes.apply',
      'cart.create',
      'cart.addItem',
      'promoCodes.apply',
    ]);
    expect(await page.getByRole('textbox', { name: texts.design.quantity }).count()).toBe(1);
  });
});

test('CART-22 PAY-18 a cart lost in the checkout is replaced, requires shipping and card again, and can be ordered', async () => {
  await visit({ expectedStatuses: [404] }, async ({ page, shop }) => {
    const journey = journeyOn(page);
    await journey.toBilling('NKTRAIL3FJO');
    await journey.typeCard('4242424242424242');
    await shop.loseCart(basketIn(shop.log));
    const before = shop.log.length;
    await page.getByRole('button', { name: journey.texts.checkout.billing.continue }).click();
    await journey.isAt('shipping');
    expect(writesOf(shop.log.slice(before)).slice(0, 3)).toEqual([
      'cart.setBillingAddress',
      'cart.create',
      'cart.addItem',
    ]);
    expect(await page.getByRole('alert').count()).toBe(0);
    // The replaced cart is paid with a card that is typed for it.
    await journey.ship();
    await journey.typeCard('4242424242424242');
    await page.getByRole('button', { name: journey.texts.checkout.billing.continue }).click();
    await journey.isAt('summary');
    await journey.place();
    await journey.isThanked();
  });
});

test('CHK-28 ERR-25 PR-37 a cart lost while ordering is reported on top of the checkout, and not replaced', async () => {
  await visit({ expectedStatuses: [404] }, async ({ page, shop }) => {
    const journey = journeyOn(page);
    const from = shop.log.length;
    await journey.toSummary('NKTRAIL3FJO');
    await expect.poll(() => writesOf(shop.log.slice(from))).toContain('checkout.prepareOrder');
    await shop.loseCart(basketIn(shop.log));
    const before = shop.log.length;
    await journey.place();
    await page.getByRole('main').getByText('We could not find your cart. Please try again.').waitFor();
    expect([new URL(page.url()).pathname, writesOf(shop.log.slice(before))]).toEqual([
      '/en-us/checkout',
      ['checkout.placeOrder'],
    ]);
  });
});

test('ERR-26 PR-37 CHK380 while ordering is a toast that is still shown after 60 s', async () => {
  await visit({ expectedStatuses: [400] }, async ({ page, shop }) => {
    await page.clock.install();
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO');
    await shop.order({ operation: 'checkout.placeOrder', status: 400, errorId: 'CHK380', times: 1 });
    await journey.place();
    const toast = page.getByText('We could not start the checkout. Please try again.');
    await toast.waitFor();
    await page.clock.runFor(60_000);
    expect([
      await toast.isVisible(),
      await page.getByRole('main').getByText('We could not start the checkout').count(),
    ]).toEqual([true, 0]);
  });
});

test('CART-23 CART-24 ERR-05 AUT498 shows a message, empties the cart and reloads the page once', async () => {
  await visit({ expectedStatuses: [401] }, async ({ page, shop }) => {
    const journey = journeyOn(page);
    await journey.prepare('NKTRAIL3FJO');
    await page.goto('/en-us/cart');
    await page.getByRole('textbox', { name: journey.texts.design.quantity }).waitFor();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    // The host renews the session once before it returns a 401.
    await shop.order({ operation: 'cart.updateItem', status: 401, errorId: 'AUT498', times: 2 });
    await page.getByRole('button', { name: journey.texts.design.increase }).click();
    await page.getByText('Your session has ended. We are refreshing your cart.').waitFor();
    const reported = Date.now();
    expect(await page.getByRole('textbox', { name: journey.texts.design.quantity }).count()).toBe(0);
    await expect.poll(() => loads, { timeout: 10_000 }).toBe(1);
    expect(Date.now() - reported).toBeGreaterThan(3_000);
    await page.getByRole('heading', { level: 1, name: journey.texts.cart.empty.title }).waitFor();
    expect(await journey.units()).toBe(0);
    expect(Number(await page.evaluate(() => sessionStorage.getItem('reloadedAt')))).toBeGreaterThan(reported);
  });
});

test('AUTH-32 another site does not read the cart of this one, which is still there afterwards', async () => {
  await visit({}, async ({ page, shop, problems }) => {
    const { prepare, texts } = journeyOn(page);
    await prepare('NKTRAIL3FJO');
    await page.goto('/en-us/cart');
    await page.getByRole('textbox', { name: texts.design.quantity }).waitFor();
    const before = shop.log.length;
    await page.goto('/fr-ca/cart');
    await page.getByRole('main').getByRole('heading', { name: frCa.cart.empty.title }).waitFor();
    expect(problems).toEqual([]);
    expect(shop.log.slice(before).filter(({ path }) => path.includes('/cart/v1/'))).toEqual([]);
    await page.goto('/en-us/cart');
    await page.getByRole('textbox', { name: texts.design.quantity }).waitFor();
  });
});

test('AUTH-16 a refused token is tolerated: the home page stays as it is, and the next press works', async () => {
  await visit({ expectedStatuses: [401, 403] }, async ({ page, shop }) => {
    await shop.order({ operation: 'authentication.token', status: 403, errorId: 'AUT403', times: 20 });
    await page.goto('/en-us');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const heart = page.getByRole('main').getByRole('button', { name: 'Kamm', pressed: false }).first();
    const refused = page.waitForResponse((response) => response.url().includes('/auth/token'));
    await heart.click();
    expect((await refused).status()).toBe(403);
    await page.getByText('Your session has expired. Please sign in again.').first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    await shop.clearFaults();
    await heart.click();
    await expect.poll(() => writesOf(shop.log).at(-1)).toBe('favorites.add');
  });
});
