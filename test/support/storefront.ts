import type { Observable } from 'rxjs';
import * as Effect from 'effect/Effect';
// The lazy areas are loaded with the tests, so that no test waits for a file.
import '#adapters/composition/account.ts';
import '#adapters/composition/cart.ts';
import '#adapters/composition/express.ts';
import '#adapters/composition/favorites.ts';
import '#adapters/composition/purchase.ts';
import '#adapters/composition/recommendations.ts';
import '#adapters/composition/reviews.ts';
import '#adapters/composition/saved-items.ts';
import '#adapters/composition/social.ts';
import '#adapters/composition/stores.ts';
import '#adapters/composition/tenders.ts';
import '#adapters/composition/wallet.ts';
import { contextOf } from '#adapters/composition/channel-values.ts';
import { openStorefront } from '#adapters/composition/open-storefront.ts';
import { openProcess } from '#adapters/composition/open-process.ts';
import { sites } from '#adapters/composition/sites.ts';
import { secrets } from '#adapters/storage/secrets.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import type { WidgetList } from '#core/recommendations/ports/widget-list.ts';
import type { LastCart } from '#core/cart/ports/last-cart.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { Storefront } from '#core/storefront.ts';
import { makeFakeAccounts } from '#core/testing/fake-accounts.ts';
import { makeFakeReviews } from '#core/testing/fake-reviews.ts';
import { makeFakeAuth } from '#core/testing/fake-auth.ts';
import { makeFakeCarts } from '#core/testing/fake-carts.ts';
import { makeFakeDelivery, makeFakePayment } from '#core/testing/fake-checkout.ts';
import { makeFakeLastCart, makeFakeMemory, makeFakeSessions } from '#core/testing/fake-device.ts';
import { makeFakeContact } from '#core/testing/fake-contact.ts';
import { makeFakeMedia } from '#core/testing/fake-media.ts';
import { makeFakeContent } from '#core/testing/fake-content.ts';
import {
  fakeFingerprint,
  fakeServerTime,
  makeFakeAnalytics,
  makeFakeAnnouncements,
  makeFakeBotCheck,
  makeFakeIdGenerator,
  makeFakeMonitoring,
} from '#core/testing/fake-observers.ts';
import { makeFakeEvents } from '#core/testing/fake-events.ts';
import { makeFakeRecommendations } from '#core/testing/fake-recommendations.ts';
import { makeFakeEnrollments } from '#core/testing/fake-enrollments.ts';
import { makeFakeFavorites } from '#core/testing/fake-favorites.ts';
import { makeFakeOrders } from '#core/testing/fake-orders.ts';
import { makeFakeSecurity } from '#core/testing/fake-security.ts';
import { makeFakePrivacy } from '#core/testing/fake-privacy.ts';
import { makeFakeAddressBook } from '#core/testing/fake-address-book.ts';
import { makeFakeSavedCards } from '#core/testing/fake-saved-cards.ts';
import { makeFakeSubscriptions } from '#core/testing/fake-subscriptions.ts';
import { makeFakeProfiles } from '#core/testing/fake-profiles.ts';
import { makeFakeProducts } from '#core/testing/fake-products.ts';
import { makeFakePurchases } from '#core/testing/fake-purchases.ts';
import { makeFakeStores } from '#core/testing/fake-stores.ts';
import { makeFakePromoCodes } from '#core/testing/fake-promo-codes.ts';
import { makeFakeSharedCarts } from '#core/testing/fake-shared-carts.ts';
import { makeFakeTenders } from '#core/testing/fake-tenders.ts';
import { makeFakeWallet } from '#core/testing/fake-wallet.ts';
import { makeFakeSavedItems } from '#core/testing/fake-saved-items.ts';
import { makeFakeFaults } from '#core/testing/faults.ts';

/** The fakes behind a storefront: `faults` fails a chosen operation and records requests. */
export type Fakes = ReturnType<typeof makeFakes>;

export const makeFakes = (site: SiteConfiguration, lastCart: LastCart = makeFakeLastCart()) => {
  const faults = makeFakeFaults();
  const sessions = makeFakeSessions();
  const carts = makeFakeCarts(site, faults, sessions);
  const products = makeFakeProducts(site, faults);
  const orders = makeFakeOrders(carts, faults, sessions);
  const accounts = makeFakeAccounts(faults, sessions, secrets);
  const savedCards = makeFakeSavedCards(faults, sessions);
  return {
    faults,
    carts,
    delivery: makeFakeDelivery(carts, faults),
    payment: makeFakePayment(carts, faults, savedCards),
    orders,
    purchases: makeFakePurchases(orders, faults, sessions),
    products,
    favorites: makeFakeFavorites(products, faults, sessions),
    savedItems: makeFakeSavedItems(carts, faults, sessions),
    promoCodes: makeFakePromoCodes(carts, faults),
    sharedCarts: makeFakeSharedCarts(carts, faults),
    tenders: makeFakeTenders(carts, faults, sessions),
    wallet: makeFakeWallet(carts, faults, site),
    lineDelivery: {
      change: carts.deliver,
      describeGift: carts.describeGift,
      writeGiftMessage: carts.writeGiftMessage,
      changeVariant: carts.replace,
    },
    reviews: makeFakeReviews(faults),
    media: makeFakeMedia(faults, sessions),
    stores: makeFakeStores(faults),
    recommendations: makeFakeRecommendations(faults),
    events: makeFakeEvents(faults),
    contact: makeFakeContact(faults),
    content: makeFakeContent(faults),
    auth: makeFakeAuth(faults),
    sessions,
    accounts,
    addressBook: makeFakeAddressBook(faults, sessions),
    savedCards,
    subscriptions: makeFakeSubscriptions(faults, sessions),
    profiles: makeFakeProfiles(accounts, faults),
    enrollments: makeFakeEnrollments(accounts, faults),
    privacy: makeFakePrivacy(accounts, faults),
    security: makeFakeSecurity(accounts, faults),
    memory: makeFakeMemory(),
    lastCart,
    announcements: makeFakeAnnouncements(),
    monitoring: makeFakeMonitoring(),
    analytics: makeFakeAnalytics(),
    idGenerator: makeFakeIdGenerator(),
    botCheck: makeFakeBotCheck(),
    fingerprint: fakeFingerprint,
    serverTime: fakeServerTime,
  };
};

/** Every call goes to a fake gateway. */
const noFetch = (request: Request): never => {
  throw new Error(`A fake is missing: ${request.method} ${request.url}`);
};

/**
 * The storefront of the product over fakes with state, for UI tests and use-case tests. The site is en-us by default.
 */
export const buildStorefront = ({
  locale = 'en-us',
  flags,
  lastCartOf,
  recommendationWidgets = {},
  widgetList,
}: {
  readonly locale?: string;
  /** Flags that differ from those of the site. */
  readonly flags?: Partial<SiteConfiguration['flags']>;
  readonly lastCartOf?: (site: SiteConfiguration) => LastCart;
  /** Placements of the second provider of recommendations, and its list. */
  readonly recommendationWidgets?: SiteConfiguration['recommendationWidgets'];
  readonly widgetList?: WidgetList;
} = {}): {
  readonly shop: Storefront;
  readonly fakes: Fakes;
  readonly announcements$: Observable<StoreEvent>;
} => {
  const found = sites.find((one) => one.locale === locale);
  if (found === undefined) throw new RangeError(`No site ${locale}`);
  const site = { ...found, flags: { ...found.flags, ...flags }, recommendationWidgets };
  const fakes = makeFakes(site, lastCartOf?.(site));
  const { announcements$, ...shop } = openStorefront(openProcess(fakes), {
    site,
    otherSites: sites.filter(({ siteId }) => siteId !== site.siteId),
    failureTexts: failureTextsOf(site.language),
    loadRuleTexts: async () => ruleTextsOf(site.language),
    context: contextOf(site, 'test'),
    baseUrl: 'http://fakes.test',
    fetch: noFetch,
    ids: { correlation: fakes.idGenerator.uuid, session: fakes.idGenerator.uuid },
    sessions: fakes.sessions,
    memory: fakes.memory,
    lastCart: fakes.lastCart,
    botCheck: fakes.botCheck,
    fingerprint: fakes.fingerprint,
    widgetList,
    onBotChallenge: () => Effect.succeed(false),
    gateways: fakes,
  });
  announcements$.subscribe((event) => Effect.runSync(fakes.announcements.announce(event)));
  return { shop, fakes, announcements$ };
};
