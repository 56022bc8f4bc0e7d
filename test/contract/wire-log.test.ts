import * as Effect from 'effect/Effect';
import { expect, test } from 'vitest';
import { ImpressionLog } from '#core/personalization/impression.ts';
import { parseRoute } from '#core/site/route-address.ts';
import { useSuiteShop } from '#test/support/commerce/use-suite-shop.ts';
import { openLoggedStorefront, type LoggedCall } from '#test/support/logged-storefront.ts';
import { address, contact } from '#test/support/guest-buyer.ts';
import { run } from '#test/support/run.ts';
import { savedAddress } from '#test/support/saved-address.ts';

const service = useSuiteShop();

const beanie = { sku: 'NKSNOW01RST-OS', productId: 'NKSNOW01RST' };

const openLogged = () => openLoggedStorefront(service());

/** The id in the path of a page. */
const idOf = (path: string): string => {
  const route = parseRoute(path);
  if (route._tag === 'other') throw new RangeError(path);
  return route._tag === 'product' ? route.productId : route.categoryId;
};

test('CART-03 CART-05 CART-06 the first add creates a cart with the item, the next ones add to it; each sends the sku of the variant, and quantity 1 by default', async () => {
  const { shop, log } = openLogged();
  const { id } = await run(shop.carts.add(beanie));
  await run(shop.carts.add({ ...beanie, quantity: 2 }));
  const writes = log.filter(({ line }) => line.includes('/cart/v1/'));
  expect(writes.map(({ line }) => line)).toEqual(['POST /cart/v1/cartWithItem', 'POST /cart/v1/item']);
  expect(writes.map(({ body }) => body)).toEqual([
    { items: [{ ...beanie, qty: 1 }] },
    { basketId: id, items: [{ ...beanie, qty: 2 }] },
  ]);
});

test('ERR-06 CART-22 a cart that is not found is created again with its items, and the same call is repeated', async () => {
  const { shop, log } = openLogged();
  const lost = await run(shop.carts.add(beanie));
  await service().database.db.deleteFrom('cart').where('cartId', '=', lost.id).execute();
  log.splice(0);
  const { id } = await run(shop.carts.add(beanie));
  const items = [{ ...beanie, qty: 1 }];
  // A recovered line has its old position.
  const recovered = { basketId: id, items: [{ ...beanie, qty: 1, position: lost.items[0]?.position }] };
  expect(log.map(({ line, body }) => [line, body])).toEqual([
    ['POST /cart/v1/item', { basketId: lost.id, items }],
    ['POST /cart/v1/cart', {}],
    ['POST /cart/v1/item', recovered],
    ['POST /cart/v1/item', { basketId: id, items }],
  ]);
  expect(id).not.toBe(lost.id);
});

test('PDP-01 opening a product path loads its details by product id, once', async () => {
  const { shop, lines } = openLogged();
  await run(shop.catalog.viewProduct(idOf('/en-us/p/NKTRAIL3FJO')));
  expect(lines().filter((line) => line.endsWith('/details'))).toEqual([
    'GET /products/v2/products/NKTRAIL3FJO/details',
  ]);
});

test('PLP-01 the products of a category come from the catalog call with the category id of the path', async () => {
  const { shop, log } = openLogged();
  await run(
    shop.catalog.viewCategory({
      categoryId: idOf('/en-us/c/footwear-1000'),
      start: 0,
      count: 24,
      sort: 'recommended',
      filters: {},
    }),
  );
  expect(
    log.filter(({ line }) => line === 'GET /products/v2/catalog').map(({ query }) => Object.fromEntries(query)),
  ).toEqual([{ categoryId: '1000', start: '0', count: '24', sort: 'recommended' }]);
});

test('PLP-02 the content of a list is requested with the id of the address, only for the list without filters', async () => {
  const { shop, lines } = openLogged();
  const query = {
    categoryId: idOf('/en-us/c/footwear-1000'),
    start: 0,
    count: 24,
    sort: 'recommended',
    filters: {},
  } as const;
  const { listing, intro } = await run(shop.catalog.viewCategory(query));
  expect([listing.promos?.map(({ target }) => target.url), intro]).toEqual([
    ['/en-us/help/repairs'],
    expect.stringMatching(/./),
  ]);
  const content = () => lines().filter((line) => line.includes('/canvas/'));
  expect(content()).toEqual(['GET /publish/caas/v1/canvas/category/nordkamm-us/1000']);
  await run(shop.catalog.viewCategory({ ...query, filters: { color: ['red'] } }));
  await run(shop.catalog.viewCategory({ ...query, sort: 'newest' }));
  await run(shop.catalog.viewCategory({ ...query, start: 24 }));
  expect(content()).toHaveLength(1);
});

test('API-122 API-125 API-127 AMB-82 any page asks the internal service for footer and utility, and the selector of countries for its regions', async () => {
  const { shop, log } = openLogged();
  const { footer, utility, promo } = await run(shop.content.viewNavigation);
  expect([footer.columns.length, utility.length, promo?.messages.length]).toEqual([5, 4, 3]);
  const keysOf = (line: string) => log.filter((call) => call.line === line).map(({ answer }) => Object.keys(answer));
  expect(keysOf('GET /fapi/components/footer')).toEqual([['columns', 'legalLine']]);
  expect(keysOf('GET /fapi/components/utility')).toEqual([['links', 'promoBar']]);
  expect(log.filter(({ line }) => line.includes('/canvas/footer'))).toEqual([]);

  const regions = await run(shop.content.viewLocations);
  expect(regions.flatMap(({ countries }) => countries.flatMap(({ locales }) => locales))).toEqual([
    'en-us',
    'fr-ca',
    'en-gb',
  ]);
  expect(keysOf('GET /fapi/pages/location-selector')).toEqual([['regions']]);
});

test('REC-07 recommendations are requested by widget and count', async () => {
  const { shop, log } = openLogged();
  await run(shop.recommendations.recommend({ widgetId: 'pdp-similar', productId: 'NKTRAIL3FJO' }));
  expect(log.map(({ line, query }) => [line, Object.fromEntries(query)])).toEqual([
    ['GET /products/v1/widgetRecommendations', { widgetId: 'pdp-similar', count: '12', productId: 'NKTRAIL3FJO' }],
  ]);
});

test.each([
  { kind: 'recommendation', tokens: 30, sent: 24 },
  { kind: 'upsell', tokens: 5, sent: 3 },
] as const)(
  'API-131 REC-03 REC-04 of $tokens seen products of the kind $kind the first $sent are reported, in one call without a session',
  async ({ kind, tokens, sent }) => {
    const { shop, log } = openLogged();
    const seen = Array.from({ length: tokens }, (_, index) => `token-${index + 1}`);
    await run(shop.recommendations.report(ImpressionLog.see(ImpressionLog.of(kind), seen).events));
    expect(log.map(({ line, body, answer }) => [line, body, answer])).toEqual([
      [
        'POST /api/engine/v1/decide/nordkamm',
        { channel: 'ECOMM', events: [{ type: 'RecImpressions', recTokens: seen.slice(0, sent) }] },
        { responses: [{ actions: [] }] },
      ],
    ]);
  },
);

test('P13N-22 REC-11 a click is reported with its token and its origin', async () => {
  const { shop, log } = openLogged();
  const click = { recToken: 'token-1', origin: 'recommendation carousel' } as const;
  await run(shop.recommendations.report([{ _tag: 'RecClicks', ...click }]));
  expect(log.map(({ body }) => body)).toEqual([{ channel: 'ECOMM', events: [{ type: 'RecClicks', ...click }] }]);
});

test('PDP-17 PDP-18 a back-in-stock notice is requested with three keys, and the response is empty', async () => {
  const { shop, log } = openLogged();
  const input = { productId: 'NKTRAIL3MOS', sku: 'NKTRAIL3MOS-46', email: 'ida@example.com' };
  expect(await run(shop.recommendations.notifyWhenBack(input))).toBeUndefined();
  expect(log.filter(({ line }) => line === 'PUT /products/v1/notifications').map(({ body }) => body)).toEqual([input]);
});

test('CNT-61 an inline catalog grid requests its category and the number of products that it shows', async () => {
  const { shop, log } = openLogged();
  const home = await run(shop.content.viewPage('home'));
  const grids = home.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block._tag === 'inline-catalog' ? [block] : []));
  expect(grids.length).toBeGreaterThan(0);
  expect(
    log
      .filter(({ line }) => line === 'GET /products/v2/catalog')
      .map(({ query }) => [query.get('categoryId'), query.get('count')]),
  ).toEqual(grids.map(({ categoryId, limit }) => [categoryId, String(limit)]));
  expect(grids.map(({ limit }) => limit)).toContain(8);
});

test('CHK-22 CHK-24 CHK-31 PAY-06 a checkout reads the methods of its shipment and sets one, takes one fingerprint, opens a payment session, and places the order', async () => {
  const {
    shop: { carts, checkout },
    log,
  } = openLogged();
  const { id } = await run(carts.add(beanie));
  log.splice(0);
  const { cart } = await run(checkout.start());
  const addressed = await savedAddress(checkout, { cart, address, contact });
  const [method] = await run(checkout.listShippingMethods({ cart: addressed }));
  const sent = await run(checkout.chooseShipping({ cart: addressed, methodId: method?.id ?? '' }));
  await run(checkout.openBilling({ cart: sent, returnUrl: '/en-us/checkout' }));
  const billed = await run(checkout.setBillingAddress({ cart: sent }));
  const paid = await run(
    checkout.payByCard({
      cart: billed,
      card: { token: 'tok_test_succeeds', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2039 },
    }),
  );
  await run(checkout.placeOrder(await run(checkout.prepare({ cart: paid, contact }))));

  const called = (line: string): readonly LoggedCall[] => log.filter((call) => call.line === line);
  const shippingId = cart.shipments[0]?.id ?? '';
  const reading = log.findIndex(({ line }) => line === `GET /cart/v1/cart/${id}/shippingMethod/${shippingId}`);
  const setting = log.findIndex(({ line }) => line === 'POST /cart/v1/shippingMethod');
  expect(reading > -1 && setting > reading).toBe(true);
  expect(log[setting]?.body).toEqual({ shipments: [{ shippingId, shippingMethodId: method?.id }] });
  expect(called('POST /cart/v1/deviceFingerPrint')).toHaveLength(1);
  expect(called('GET /cart/v1/paymentSession')).toHaveLength(1);
  const [placing] = called('PUT /cart/v2/checkout/order');
  const names = [
    'captchaToken',
    'storeEmployeeId',
    'basketId',
    'paymentInstrumentId',
    'billingAddress',
    'bnplAuthorization',
  ];
  expect(Object.keys(placing?.body ?? {}).filter((name) => !names.includes(name))).toEqual([]);
  expect(placing?.body).toMatchObject({ basketId: id });
});

test.each([true, false])(
  'CHK-08 with the flag %s the shipping address is sent with, or without, a token of the bot check',
  async (shippingBotCheck) => {
    const { shop, log } = openLoggedStorefront(service(), { shippingBotCheck });
    const cart = await run(shop.carts.add(beanie));
    const saved = await savedAddress(shop.checkout, { cart, address, contact });
    expect(saved.shippingAddress?.line1).toBe(address.line1);
    const bodies = log.filter(({ line }) => /^POST .*shippingAddress/.test(line)).map(({ body }) => Object.keys(body));
    const body = shippingBotCheck ? ['address', 'captchaToken'] : ['address'];
    expect(bodies).toEqual([body, body]);
  },
);

test('CHK-08 AUT403 a blank token does not pass', async () => {
  const { shop, log } = openLoggedStorefront(service());
  const cart = await run(shop.carts.add(beanie));
  await savedAddress(shop.checkout, { cart, address, contact });
  const sent = log.findLast(({ line }) => /^POST .*shippingAddress$/.test(line));
  const answer = await service().commerce.fetch(
    new Request(`http://service.test${sent?.line.replace('POST ', '')}`, {
      method: 'POST',
      headers: { ...Object.fromEntries(sent?.headers ?? []), 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ ...sent?.body, captchaToken: ' ' }),
    }),
  );
  expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('AUT403')]);
});

test('HTTP-02 HTTP-03 HTTP-04 every call of the log has the six context values of its caller, and locale and three ids, as headers of those names', async () => {
  const { shop, log, site } = openLogged();
  await run(shop.carts.add(beanie));
  expect(log).toHaveLength(2);
  for (const { headers } of log) {
    expect(Object.fromEntries(headers)).toMatchObject({
      siteid: site.siteId,
      channel: 'ECOMM',
      brand: 'nordkamm',
      region: 'us',
      source: 'ECOM15',
      locale: 'en-us',
    });
    for (const name of ['clientApp', 'x-transaction-id', 'x-correlation-id', 'x-session-id'])
      expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(/./)]);
  }
});

test('SRCH-03 STO-02 text beyond the length of a term is cut, not a defect of the client', async () => {
  const { shop } = openLogged();
  expect((await run(shop.catalog.suggest('😀'.repeat(300)))).products).toEqual([]);
  expect(await run(Effect.result(shop.stores.findStores({ _tag: 'Place', query: '😀'.repeat(90) })))).toMatchObject({
    _tag: 'Failure',
    failure: { errorId: 'STR404' },
  });
});
