import { expect, test } from 'vitest';
import { useSuiteShop } from '#test/support/commerce/use-suite-shop.ts';
import { pressAtBank } from '#test/support/commerce/challenged-order.ts';
import { openLoggedStorefront, type LoggedCall } from '#test/support/logged-storefront.ts';
import { address, contact } from '#test/support/guest-buyer.ts';
import { run } from '#test/support/run.ts';
import { savedAddress } from '#test/support/saved-address.ts';

const service = useSuiteShop();

const beanie = { sku: 'NKSNOW01RST-OS', productId: 'NKSNOW01RST' };
const productId = 'NKTRAIL3EMB';

const opened = () => openLoggedStorefront(service());

/** Query, keys of the body and keys of the response of the only call with this method and path. */
const only = (log: readonly LoggedCall[], line: string) => {
  const calls = log.filter((call) => call.line === line);
  expect(log.map((call) => call.line)).toContain(line);
  expect(calls).toHaveLength(1);
  const { query, body, answer, status } = calls[0] ?? { query: new URLSearchParams(), body: {}, answer: {}, status: 0 };
  return {
    query: Object.fromEntries(query),
    body: Object.keys(body).toSorted(),
    answer: Object.keys(answer).toSorted(),
    status,
  };
};

test('API-011 a reload with a cart reads it by its id, and the response is that cart; an unknown id is answered with BSK404', async () => {
  const { shop, log, sessions } = opened();
  const { id } = await run(shop.carts.add(beanie));
  log.splice(0);
  const cart = await run(shop.carts.load);
  expect([cart?.id, cart?.items.map(({ sku }) => sku), cart?.totals.totalUnits]).toEqual([id, [beanie.sku], 1]);
  expect(only(log, `GET /cart/v1/cart/${id}`)).toMatchObject({ query: {}, body: [], status: 200 });

  const session = await run(sessions.read);
  if (session === undefined) throw new Error('There is no session');
  await run(sessions.write({ ...session, refs: { ...session.refs, basket: 'unknown' } }));
  expect(await run(shop.carts.load)).toBeUndefined();
  expect(log.at(-1)).toMatchObject({
    line: 'GET /cart/v1/cart/unknown',
    status: 404,
    answer: { errorDetails: [{ errorId: 'BSK404' }] },
  });
});

test('API-020 saving a new shipping address sends it to the check first, whose suggestion is put to the shopper', async () => {
  const {
    shop: { carts, checkout },
    log,
  } = opened();
  const added = await run(carts.add(beanie));
  const line = `POST /cart/v1/cart/${added.id}/shippingAddress/validation`;
  const cart = await savedAddress(checkout, { cart: added, address, contact });
  expect(only(log, line)).toEqual({ query: {}, body: ['address'], answer: ['messages', 'valid'], status: 200 });

  log.splice(0);
  const typed = { ...address, line1: '500 Main Str' };
  expect(await run(checkout.saveAddress({ cart, address: typed, contact, isConfirmed: false }))).toMatchObject({
    _tag: 'AddressInQuestion',
  });
  expect(only(log, line)).toMatchObject({ body: ['address'], answer: ['messages', 'suggestedAddress', 'valid'] });
});

test('API-022 CHK-12 choosing the shipping address again after a separate one removes the separate one', async () => {
  const {
    shop: { carts, checkout },
    log,
  } = opened();
  const { id } = await run(carts.add(beanie));
  const { cart } = await run(checkout.start());
  const addressed = await savedAddress(checkout, { cart, address, contact });
  const elsewhere = { ...address, line1: '1 Oak Street' };
  const separate = await run(checkout.setBillingAddress({ cart: addressed, address: elsewhere }));
  expect([separate.billingAddress?.line1, separate.billingSameAsShipping]).toEqual(['1 Oak Street', false]);
  const same = await run(checkout.setBillingAddress({ cart: separate }));
  expect([same.billingAddress?.line1, same.billingSameAsShipping]).toEqual(['500 Main Street', true]);
  const path = `/cart/v1/cart/${id}/billingAddress`;
  expect(only(log, `DELETE ${path}`)).toMatchObject({ query: {}, body: [], status: 200 });
  expect(log.filter(({ line }) => line === `POST ${path}`)).toHaveLength(1);
});

test('API-035 a finished 3-D Secure challenge patches the order by its number, and the response is the placed order', async () => {
  const {
    shop: { carts, checkout },
    log,
  } = opened();
  const { id } = await run(carts.add(beanie));
  const { cart } = await run(checkout.start());
  const addressed = await savedAddress(checkout, { cart, address, contact });
  const [method] = await run(checkout.listShippingMethods({ cart: addressed }));
  const sent = await run(checkout.chooseShipping({ cart: addressed, methodId: method?.id ?? '' }));
  await run(checkout.openBilling({ cart: sent, returnUrl: '/en-us/checkout' }));
  const billed = await run(checkout.setBillingAddress({ cart: sent }));
  const card = { token: 'tok_test_challenge', brand: 'visa', last4: '3220', expMonth: 12, expYear: 2039 };
  const paid = await run(checkout.payByCard({ cart: billed, card }));
  const prepared = await run(checkout.prepare({ cart: paid, contact }));
  const asked = await run(checkout.placeOrder(prepared));
  if (asked._tag !== 'ChallengeNeeded') throw new Error(asked._tag);
  await pressAtBank(service(), asked.challengeId, 'completed');

  const { orderNumber } = prepared;
  const settled = await run(
    checkout.confirmChallenge({ cart: prepared.cart, orderNumber, challengeId: asked.challengeId }),
  );
  expect(settled).toMatchObject({ _tag: 'Placed', order: { orderNumber, status: 'PLACED' } });
  expect(only(log, `PATCH /cart/v2/checkout/order/${orderNumber}`)).toMatchObject({
    query: { basketId: id },
    body: ['challengeResult', 'paymentInstrumentId'],
    status: 200,
  });
});

test('API-079 API-089 a vote on a review and one on an answer each send the vote, and return both counts', async () => {
  const { shop, log } = opened();
  const [review] = (await run(shop.reviews.listReviews({ productId, query: { start: 0, count: 8, sort: 'newest' } })))
    .reviews;
  const [answer] = (await run(shop.reviews.listQuestions({ productId, start: 0, count: 8 }))).questions.flatMap(
    ({ answers }) => answers,
  );
  if (review === undefined || answer === undefined) throw new Error('There is no review or no answer');
  const { reviewId } = review;
  const { answerId } = answer;
  const exchange = { query: {}, body: ['vote'], answer: ['helpfulVotes', 'notHelpfulVotes'], status: 200 };

  expect(await run(shop.reviews.voteOnReview({ productId, reviewId, vote: 'helpful' }))).toEqual({
    helpfulVotes: review.helpfulVotes + 1,
    notHelpfulVotes: review.notHelpfulVotes,
  });
  expect(only(log, `POST /products/v1/products/${productId}/review/${reviewId}/vote`)).toEqual(exchange);

  expect(await run(shop.reviews.voteOnAnswer({ productId, answerId, vote: 'notHelpful' }))).toEqual({
    helpfulVotes: answer.helpfulVotes,
    notHelpfulVotes: answer.notHelpfulVotes + 1,
  });
  expect(only(log, `POST /products/v1/products/${productId}/review/${answerId}/questions/vote`)).toEqual(exchange);
});

test('API-082 translating a review sends the locale of the site, and returns title and text in it', async () => {
  const { shop, log } = opened();
  const { reviews } = await run(
    shop.reviews.listReviews({ productId, query: { start: 0, count: 40, sort: 'newest' } }),
  );
  const foreign = reviews.find(({ isForeign }) => isForeign);
  if (foreign === undefined) throw new Error('Every review is in the language of the site');
  const { reviewId } = foreign;
  const translated = await run(shop.reviews.translateReview(reviewId));
  expect(translated).toMatchObject({ reviewId, locale: 'en-us' });
  expect(translated.text).not.toBe(foreign.text);
  expect(log.at(-1)).toMatchObject({
    line: `POST /products/v1/review/${reviewId}/translate`,
    body: { targetLocale: 'en-us' },
    answer: translated,
  });
});

test('API-085 a search sends term, part and sort, and returns tiles, facets and total', async () => {
  const { shop, log } = opened();
  const { listing } = await run(
    shop.catalog.searchProducts({ term: 'trail', start: 0, count: 24, sort: 'recommended', filters: {} }),
  );
  expect(listing.total).toBeGreaterThan(0);
  const { query, answer } = only(log, 'GET /products/v2/search/productSearch');
  expect(query).toEqual({ q: 'trail', start: '0', count: '24', sort: 'recommended' });
  expect(answer).toEqual(expect.arrayContaining(['facets', 'products', 'total']));
});

test('API-095 SFL-09 opening the cart reads the saved items by list, start and the count that the site configures', async () => {
  const { shop, log, sessions, site } = opened();
  const cart = await run(shop.carts.add(beanie));
  await run(shop.savedItems.save({ cart, itemId: cart.items[0]?.id ?? '' }));
  log.splice(0);
  expect((await run(shop.savedItems.list()))?.items.map(({ sku }) => sku)).toEqual([beanie.sku]);
  const saveForLaterId = (await run(sessions.read))?.refs.savedItems;
  expect(only(log, 'GET /wishlists/v2/saveForLater')).toMatchObject({
    query: { saveForLaterId, start: '0', count: String(site.pageSizes.savedForLater) },
    answer: ['items', 'saveForLaterId', 'total'],
  });
});
