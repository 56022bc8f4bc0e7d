import * as Effect from 'effect/Effect';
import { describe, expect, test } from 'vitest';
import { commerceSites } from '#adapters/backend/commerce/kernel/sites.ts';
import { noMonitoring } from '#adapters/analytics/console-monitoring.ts';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import { sites } from '#adapters/composition/sites.ts';
import type { Fetch } from '#adapters/http/transport.ts';
import { memorySessionRepository } from '#adapters/storage/memory-session-repository.ts';
import { useSuiteShop } from '#test/support/commerce/use-suite-shop.ts';
import { address, contact } from '#test/support/guest-buyer.ts';
import { failureOf, run } from '#test/support/run.ts';
import { savedAddress } from '#test/support/saved-address.ts';

const service = useSuiteShop();

const beanie = { sku: 'NKSNOW01RST-OS', productId: 'NKSNOW01RST' };
const card = (token: string) => ({ token, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2039 });

/** A script's storefront over the service, with its requests. */
const openScript = (locale = 'en-us') => {
  const site = sites.find((one) => one.locale === locale);
  if (site === undefined) throw new RangeError(locale);
  const calls: string[] = [];
  const fetch: Fetch = (request) => {
    if (request.method !== 'GET')
      calls.push(`${request.method} ${new URL(request.url).pathname.replace(/[\w-]{22}/, '{id}')}`);
    return service().commerce.fetch(request);
  };
  const sessions = memorySessionRepository();
  return {
    calls,
    sessions,
    shop: scriptChannel({ site, baseUrl: 'http://service.test', fetch, sessions, monitoring: noMonitoring }),
  };
};

/** Every call up to the order button. */
const prepare = async ({ shop: { carts, checkout } }: ReturnType<typeof openScript>, token: string) => {
  await run(carts.add(beanie));
  const { cart } = await run(checkout.start());
  const addressed = await savedAddress(checkout, { cart, address, contact });
  const [method] = await run(checkout.listShippingMethods({ cart: addressed }));
  const sent = await run(checkout.chooseShipping({ cart: addressed, methodId: method?.id ?? '' }));
  await run(checkout.openBilling({ cart: sent, returnUrl: '/en-us/checkout' }));
  const billed = await run(checkout.setBillingAddress({ cart: sent }));
  const paid = await run(checkout.payByCard({ cart: billed, card: card(token) }));
  return run(checkout.prepare({ cart: paid, contact }));
};

describe('a guest buys', () => {
  test('CHK-05 the calls are made in order, and the order can be viewed', async () => {
    const script = openScript();
    const prepared = await prepare(script, 'tok_test_succeeds');
    const outcome = await run(script.shop.checkout.placeOrder(prepared));
    expect(outcome._tag).toBe('Placed');
    expect(script.calls).toEqual([
      'POST /token/v2/auth/token',
      'POST /cart/v1/cartWithItem',
      'POST /cart/v1/reserveWithItem',
      'POST /cart/v1/deviceFingerPrint',
      'POST /cart/v1/cart/{id}/shippingAddress/validation',
      'POST /cart/v2/cart/{id}/shippingAddress',
      'POST /cart/v1/shippingMethod',
      'POST /cart/v1/cart/{id}/billingAddress',
      'POST /cart/v1/cart/{id}/paymentInstruments',
      'POST /cart/v1/cart/prepareOrder',
      'PUT /cart/v2/checkout/order',
    ]);
    expect(await run(script.shop.orders.viewLastOrder())).toMatchObject({
      orderNumber: prepared.orderNumber,
      status: 'PLACED',
    });
    expect(await run(script.shop.carts.load)).toBeUndefined();
  });

  test('pressing twice at once, as from two tabs, places one order', async () => {
    const script = openScript();
    const prepared = await prepare(script, 'tok_test_succeeds');
    const press = script.shop.checkout.placeOrder(prepared);
    const [one, other] = await Promise.all([run(press), run(press)]);
    expect(one.order.orderId).toBe(other.order.orderId);
  });

  test('a declined card is refused with a message, and the cart stays', async () => {
    const script = openScript();
    const prepared = await prepare(script, 'tok_test_card_declined');
    expect(await failureOf(script.shop.checkout.placeOrder(prepared))).toMatchObject({
      _tag: 'ApiFailure',
      errorId: 'PAY400',
    });
    expect(await run(script.shop.carts.load)).toMatchObject({ id: prepared.cart.id });
  });

  test('CHK-18 a challenge is requested', async () => {
    const script = openScript();
    const outcome = await run(script.shop.checkout.placeOrder(await prepare(script, 'tok_test_challenge')));
    expect(outcome._tag).toBe('ChallengeNeeded');
  });
});

describe('carts', () => {
  test('CART-22 a cart that the service has lost is created again with its lines', async () => {
    const { shop, sessions } = openScript();
    const cart = await run(shop.carts.add(beanie));
    await service().database.db.deleteFrom('cart').where('cartId', '=', cart.id).execute();
    const recovered = await run(shop.carts.add(beanie));
    expect(recovered.id).not.toBe(cart.id);
    expect(recovered.items.map(({ quantity }) => quantity)).toEqual([2]);
    expect((await run(sessions.read))?.refs.basket).toBe(recovered.id);
  });

  test('two tabs: the later write is refused with the current cart', async () => {
    const { shop } = openScript();
    const seen = await run(shop.carts.add(beanie));
    const itemId = seen.items[0]?.id ?? '';
    const moved = await run(shop.carts.changeQuantity({ cart: seen, itemId, quantity: 2 }));
    expect(await failureOf(shop.carts.changeQuantity({ cart: seen, itemId, quantity: 3 }))).toEqual({
      _tag: 'CartChanged',
      cart: moved,
    });
  });
});

describe('pages', () => {
  test.each(sites.map(({ locale }) => locale))('%s: product, category, search, home and navigation', async (locale) => {
    const { shop, calls } = openScript(locale);
    const query = { start: 0, count: 24, sort: 'recommended', filters: {} } as const;
    expect(await failureOf(shop.catalog.viewProduct('NKTRAIL3'))).toMatchObject({ _tag: 'Moved' });
    const product = await run(shop.catalog.viewProduct('NKTRAIL3FJO'));
    expect(product.delivery.from).not.toBe('');
    expect(JSON.parse(JSON.stringify(product))).toEqual(product);
    expect(
      (await run(shop.catalog.viewCategory({ ...query, categoryId: '1000' }))).listing.tiles.length,
    ).toBeGreaterThan(0);
    expect((await run(shop.catalog.searchProducts({ ...query, term: 'trail' }))).listing.total).toBeGreaterThan(0);
    const home = await run(shop.content.viewPage('home'));
    const catalogs = home.sections.flatMap(({ blocks }) => blocks).filter((block) => block._tag === 'inline-catalog');
    expect(catalogs.every((block) => block._tag === 'inline-catalog' && block.tiles.length > 0)).toBe(true);
    expect((await run(shop.content.viewNavigation)).menu.length).toBeGreaterThan(0);
    expect(await failureOf(shop.content.viewPage('nope'))).toEqual({ _tag: 'NotFound', elsewhere: [] });
    expect(calls).toEqual([]);
  });

  test('an unknown product is not found', async () => {
    expect(await run(Effect.flip(openScript().shop.catalog.viewProduct('NOSUCH99ZZZ')))).toEqual({ _tag: 'NotFound' });
  });
});

test('shop and service agree on their sites', () => {
  const facts = ({
    siteId,
    locale,
    language,
    country,
    currency,
    taxMode,
    priorPrice,
    shippingBotCheck,
  }: (typeof commerceSites)[number]) => ({
    siteId,
    locale,
    language,
    country,
    currency,
    taxMode,
    priorPrice,
    shippingBotCheck,
  });
  expect(
    sites.map(({ siteId, locale, language, country, currency, taxMode, priorPrice, flags }) => ({
      siteId,
      locale,
      language,
      country,
      currency,
      taxMode,
      priorPrice,
      shippingBotCheck: flags.shippingBotCheck,
    })),
  ).toEqual(commerceSites.map(facts));
});
