import * as Effect from 'effect/Effect';
import { contextOf } from '#adapters/composition/channel-values.ts';
import { sites } from '#adapters/composition/sites.ts';
import { makeBaseClient } from '#adapters/http/base-client.ts';
import { makeCartCalls } from '#adapters/http/cart/cart-calls.ts';
import { makePromoCodeGateway } from '#adapters/http/cart/promo-code-gateway.ts';
import { makeSharedCartGateway } from '#adapters/http/cart/shared-cart-gateway.ts';
import { makeCartGateway } from '#adapters/http/cart/cart-gateway.ts';
import { makeMediaGateway } from '#adapters/http/social/media-gateway.ts';
import { makeReviewGateway } from '#adapters/http/reviews/review-gateway.ts';
import { makeRecommendationGateway } from '#adapters/http/recommendations/recommendation-gateway.ts';
import { makeEventGateway } from '#adapters/http/personalization/event-gateway.ts';
import { makeProductGateway } from '#adapters/http/catalog/product-gateway.ts';
import { makeDeliveryGateway } from '#adapters/http/checkout/delivery-gateway.ts';
import { makeTenderGateway } from '#adapters/http/checkout/tender-gateway.ts';
import { makeWalletGateway } from '#adapters/http/checkout/wallet-gateway.ts';
import { makePaymentGateway } from '#adapters/http/checkout/payment-gateway.ts';
import { makeContactGateway } from '#adapters/http/contact/contact-gateway.ts';
import { makeContentGateway } from '#adapters/http/content/content-gateway.ts';
import { makeOrderGateway } from '#adapters/http/order/order-gateway.ts';
import { makePurchaseGateway } from '#adapters/http/order/purchase-gateway.ts';
import { makeAccountGateway } from '#adapters/http/account/account-gateway.ts';
import { makeAddressBookGateway } from '#adapters/http/account/address-book-gateway.ts';
import { makeSavedCardGateway } from '#adapters/http/account/saved-card-gateway.ts';
import { makeEnrollmentGateway } from '#adapters/http/enrollment/enrollment-gateway.ts';
import { makeSubscriptionGateway } from '#adapters/http/account/subscription-gateway.ts';
import { makeProfileGateway } from '#adapters/http/account/profile-gateway.ts';
import { makeSecurityGateway } from '#adapters/http/account/security-gateway.ts';
import { makeAuthGateway } from '#adapters/http/session/auth-gateway.ts';
import { makeFavoritesGateway } from '#adapters/http/favorites/favorites-gateway.ts';
import { makeServerTime } from '#adapters/http/site/server-time.ts';
import { makeSavedItemsGateway } from '#adapters/http/saved-items/saved-items-gateway.ts';
import { makeStoreGateway } from '#adapters/http/stores/store-gateway.ts';
import type { Fetch } from '#adapters/http/transport.ts';
import { idGenerator } from '#adapters/storage/id-generator.ts';
import { memorySessionRepository } from '#adapters/storage/memory-session-repository.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { makeFakeMonitoring } from '#core/testing/fake-observers.ts';
import { run } from '#test/support/run.ts';

/** Every gateway of a guest with a token, over a service in this process. */
export const gatewaysOver = async (fetch: Fetch, locale = 'en-us') => {
  const site = sites.find((one) => one.locale === locale);
  if (site === undefined) throw new RangeError(locale);
  const session = memorySessionRepository();
  const monitoring = makeFakeMonitoring();
  const ids = { correlation: idGenerator.uuid, session: Effect.succeed('7d9f3c52-5d0e-4a6a-9f5e-0d2b1c3a4e5f') };
  const client = makeBaseClient({
    baseUrl: 'http://service.test',
    fetch,
    context: contextOf(site, 'contract-test'),
    failureTexts: failureTextsOf(site.language),
    ids,
    idGenerator,
    session,
    monitoring,
    onSessionEnded: Effect.void,
    onBotChallenge: () => Effect.succeed(false),
  });
  const auth = makeAuthGateway(client);
  const guest = await run(auth.guest);
  if (guest !== undefined) await run(session.write(guest));
  const calls = makeCartCalls(client, site, { monitoring, failureTexts: failureTextsOf(site.language) });
  return {
    site,
    monitoring,
    auth,
    sessions: session,
    accounts: makeAccountGateway(client, { country: site.country, failureTexts: failureTextsOf(site.language) }),
    addressBook: makeAddressBookGateway(client),
    savedCards: makeSavedCardGateway(client),
    subscriptions: makeSubscriptionGateway(client),
    profiles: makeProfileGateway(client),
    enrollments: makeEnrollmentGateway(client),
    security: makeSecurityGateway(client),
    carts: makeCartGateway(calls),
    delivery: makeDeliveryGateway(calls),
    payment: makePaymentGateway(client, calls, ids),
    tenders: makeTenderGateway(client, calls, site),
    wallet: makeWalletGateway(calls),
    orders: makeOrderGateway(client, calls),
    products: makeProductGateway(client),
    purchases: makePurchaseGateway(client),
    savedItems: makeSavedItemsGateway(client, calls, site),
    promoCodes: makePromoCodeGateway(calls),
    sharedCarts: makeSharedCartGateway(client, calls, site),
    reviews: makeReviewGateway(client),
    media: makeMediaGateway(client),
    stores: makeStoreGateway(client),
    recommendations: makeRecommendationGateway(client, site),
    events: makeEventGateway(client, contextOf(site, 'contract-test')),
    favorites: makeFavoritesGateway(client),
    contact: makeContactGateway(client),
    content: makeContentGateway(client, site, monitoring, failureTextsOf(site.language)),
    serverTime: makeServerTime(client),
  };
};
