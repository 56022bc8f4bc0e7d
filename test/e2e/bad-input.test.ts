import { expect, test } from 'vitest';
import { shopFetch } from '#adapters/http/shop-fetch.ts';
import { cards, journeyOn } from '../support/journey.ts';
import { onFirstRequest } from '../support/on-first-request.ts';
import { basketIn, shopUnderTest, writesOf } from '../support/shop.ts';
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

test('AUTH-18 RTE-47 no session reads the cart or the order of another, malformed bodies are refused, and Forward leads from the empty cart to the confirmation', async () => {
  await visit({}, async ({ page, shop, context }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3EMB');
    const basket = basketIn(shop.log);
    const outsider = shopFetch(shop.url);
    const headers = {
      siteId: 'nordkamm-us',
      channel: 'web',
      brand: 'nordkamm',
      region: 'us',
      source: 'web',
      clientApp: 'test',
      locale: 'en-us',
      'Content-Type': 'application/json',
    };
    const call = (path: string, init: RequestInit = {}) =>
      outsider(
        new Request(`${shop.url}/api/${path}`, {
          ...init,
          headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
        }),
      );
    expect((await call('token/v2/auth/token', { method: 'POST', body: '{"grantType":"guest"}' })).status).toBe(200);
    const foreign = await call(`cart/v1/cart/${basket}`);
    expect([foreign.status, await foreign.text()]).toEqual([404, expect.stringContaining('BSK404')]);
    expect((await call('cart/v1/cartWithItem', { method: 'POST', body: '{"items":' })).status).toBe(400);

    await journey.place();
    await journey.isThanked();
    const order = shop.log
      .map(({ path }) => /\/consumer\/purchase\/([^/]+)/.exec(path)?.[1])
      .findLast((id) => id !== undefined);
    expect((await call(`consumers-v3/consumer/purchase/${order}`)).status).toBe(404);

    // RTE-47: Back leads to no old cart.
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: journey.texts.cart.empty.title }).waitFor();
    expect(context.pages()).toHaveLength(1);
    await page.goForward();
    await journey.isThanked();
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

test('a second window that changes the same line is shown the current cart', async () => {
  await visit({ expectedStatuses: [409] }, async ({ page, context, shop }) => {
    const journey = journeyOn(page);
    await journey.prepare('NKTRAIL3FJO');
    await page.goto('/en-us/cart');
    const more = page.getByRole('button', { name: journey.texts.design.increase });
    await page.getByRole('link', { name: journey.texts.cart.checkout, exact: true }).waitFor();
    const second = await context.newPage();
    // The message to the first window is lost, so that its cart is outdated.
    await second.addInitScript(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    await second.goto('/en-us/cart');
    const other = journeyOn(second);
    await second.getByRole('button', { name: other.texts.design.increase }).click();
    await expect.poll(() => other.units()).toBe(2);
    const before = shop.log.length;
    await more.click();
    await expect.poll(() => shop.log.slice(before).map(({ status }) => status)).toContain(409);
    await page.getByRole('status').filter({ hasText: journey.texts.cart.changedElsewhere }).waitFor();
    await expect.poll(() => journey.units()).toBe(2);
  });
});

test('CHK-21 two clicks on Place order place one order', async () => {
  await visit({}, async ({ page, shop }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO');
    const before = shop.log.length;
    await journey.placeButton.dblclick();
    await journey.isThanked();
    expect(writesOf(shop.log.slice(before)).filter((name) => name === 'checkout.placeOrder')).toHaveLength(1);
  });
});

test('a declined card keeps the cart and the input, and another card pays', async () => {
  await visit({ expectedStatuses: [400, 402, 422] }, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO', cards.declined);
    await journey.place();
    await journey.isAt('billing');
    await page.getByRole('alert').first().waitFor();
    await page.getByText(journey.shopper.email).first().waitFor();
    await journey.pay(cards.other);
    await journey.place();
    await journey.isThanked();
  });
});

test('CHK-21 an order whose response is lost is placed once when it is sent again', async () => {
  await visit({ expectedStatuses: [500, 502, 503, 504] }, async ({ page, shop }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO');
    await onFirstRequest(page, '**/cart/v2/checkout/order*', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<html>' });
    });
    const before = shop.log.length;
    await journey.place();
    const unknown = page.getByText(journey.texts.checkout.notices.outcomeUnknown);
    const thanks = page.getByRole('heading', { level: 1, name: journey.texts.confirmation.title });
    await unknown.or(thanks).first().waitFor();
    if (await unknown.isVisible()) await journey.place();
    await journey.isThanked();
    expect(await shop.ordersOf(basketIn(shop.log.slice(0, before)))).toBe(1);
  });
});

test('DLG-26 card fields that fail to load show a message, and load on retry', async () => {
  await visit({ expectedStatuses: [503] }, async ({ page, shop }) => {
    const journey = journeyOn(page);
    let isDown = true;
    await page.route(`${shop.paymentUrl}/**`, (route) =>
      isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await journey.checkOut('NKTRAIL3FJO');
    await journey.ship();
    const failed = page.getByText(journey.texts.checkout.billing.unreachable);
    await failed.waitFor({ timeout: 30_000 });
    isDown = false;
    await page.getByRole('button', { name: journey.texts.checkout.billing.retry }).click();
    await journey.pay(cards.good);
    await journey.place();
    await journey.isThanked();
  });
});

test('DLG-26 a checkout whose code fails to load shows a message, and loads on retry', async () => {
  await visit({ expectedStatuses: [503] }, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.prepare('NKTRAIL3FJO');
    let isDown = true;
    await page.route('**/assets/checkout-page-*.js', (route) =>
      isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await page.goto('/en-us/checkout');
    const again = page.getByRole('main').getByRole('button', { name: journey.texts.checkout.retry });
    await again.waitFor();
    isDown = false;
    await again.click();
    await journey.isAt('shipping');
  });
});

test('DLG-26 a cart that fails to load shows a message, and loads on retry', async () => {
  await visit({ expectedStatuses: [500] }, async ({ page, shop }) => {
    const journey = journeyOn(page);
    await journey.prepare('NKTRAIL3FJO');
    await shop.order({ operation: 'cart.read', times: 50, status: 500, errorId: 'GEN500' });
    await page.goto('/en-us/cart');
    await page.getByRole('alert').filter({ hasText: journey.texts.cart.unreachable }).waitFor();
    await shop.clearFaults();
    await page.getByRole('button', { name: journey.texts.cart.retry }).click();
    await page.getByRole('textbox', { name: journey.texts.design.quantity }).waitFor();
  });
});

test('a page that the service cannot deliver shows a message with a status, and the shop keeps working', async () => {
  const shop = await shopUnderTest();
  await visit({ expectedStatuses: [500, 502, 503] }, async ({ page }) => {
    const { texts } = journeyOn(page);
    // A product that no other test has put into the page cache.
    await shop.order({ operation: 'products.details', times: 50, status: 500, errorId: 'GEN500' });
    const response = await page.goto('/en-us/p/NKKILD07STL');
    await shop.clearFaults();
    expect(response?.status()).toBeGreaterThanOrEqual(500);
    await page.getByRole('link', { name: texts.errors.retry }).click();
    await page.getByRole('button', { name: texts.catalog.addToCart }).waitFor();
  });
});
