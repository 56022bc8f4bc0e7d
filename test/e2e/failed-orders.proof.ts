import { expect, test } from 'vitest';
import { shopFetch } from '#adapters/http/shop-fetch.ts';
import { cards, journeyOn } from '../support/journey.ts';
import { onFirstRequest } from '../support/on-first-request.ts';
import { basketIn } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

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
    await journey.toBilling('NKTRAIL3FJO');
    const failed = page.getByText(journey.texts.checkout.billing.unreachable);
    await failed.waitFor({ timeout: 30_000 });
    isDown = false;
    await page.getByRole('button', { name: journey.texts.checkout.billing.retry }).click();
    await journey.pay(cards.good);
    await journey.place();
    await journey.isThanked();
  });
});

test('RTE-47 CHK-21 after an order whose response is lost, a page that is loaded again says so and leads to the confirmation', async () => {
  await visit({ expectedStatuses: [404, 502] }, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.toSummary('NKTRAIL3FJO');
    await page.route('**/cart/v2/checkout/order*', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<html>' });
    });
    await journey.place();
    await page.getByText(journey.texts.checkout.notices.outcomeUnknown).waitFor();
    await page.reload();
    const { ordered } = journey.texts.checkout;
    await page.getByRole('heading', { name: ordered.title }).waitFor();
    await page.getByRole('link', { name: ordered.view }).click();
    await journey.isThanked();
  });
});
