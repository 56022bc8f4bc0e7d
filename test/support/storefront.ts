import { Subject, type Observable } from 'rxjs';
import * as Effect from 'effect/Effect';
import { randomBytes, sha256 } from '#adapters/storage/secrets.ts';
import { sites } from '#adapters/composition/sites.ts';
import type { LastCart } from '#core/cart/ports/last-cart.ts';
import { makeCartUseCases } from '#core/cart/use-cases/make-cart-use-cases.ts';
import { makeCartWrites, type CartWrites } from '#core/cart/use-cases/cart-writes.ts';
import { makeCouponUseCases } from '#core/cart/use-cases/make-coupon-use-cases.ts';
import { makeAdviceUseCases } from '#core/reviews/use-cases/make-review-use-cases.ts';
import { makeCatalogUseCases } from '#core/catalog/use-cases/make-catalog-use-cases.ts';
import { makeOfferUseCases } from '#core/recommendations/use-cases/make-recommendation-use-cases.ts';
import { makeCheckoutUseCases } from '#core/checkout/use-cases/make-checkout-use-cases.ts';
import { makeContentUseCases } from '#core/content/use-cases/make-content-use-cases.ts';
import type { StoreEvent } from '#core/store-event.ts';
import { makeOrderUseCases } from '#core/order/use-cases/make-order-use-cases.ts';
import { makeAccountUseCases } from '#core/account/use-cases/make-account-use-cases.ts';
import { makeSessionUseCases } from '#core/session/use-cases/make-session-use-cases.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { makeDeliveryUseCases } from '#core/cart/use-cases/make-delivery-use-cases.ts';
import { makeStoreUseCases } from '#core/stores/use-cases/make-store-use-cases.ts';
import { makeSavedUseCases } from '#core/saved-items/use-cases/make-saved-items-use-cases.ts';
import type { Storefront } from '#core/storefront.ts';
import { makeFavoritesUseCases } from '#core/favorites/use-cases/make-favorites-use-cases.ts';
import { makeFakeAccounts } from '#core/testing/fake-accounts.ts';
import { makeFakeAdvice } from '#core/testing/fake-advice.ts';
import { makeFakeAuth } from '#core/testing/fake-auth.ts';
import { makeFakeCarts } from '#core/testing/fake-carts.ts';
import { makeFakeDelivery, makeFakePayment } from '#core/testing/fake-checkout.ts';
import { makeFakeLastCart, makeFakeMemory, makeFakeSessions } from '#core/testing/fake-device.ts';
import { makeFakeContent } from '#core/testing/fake-content.ts';
import {
  fakeFingerprint,
  fakeServerTime,
  makeFakeAnalytics,
  makeFakeAnnouncements,
  makeFakeBotCheck,
  makeFakeEntropy,
  makeFakeMonitoring,
} from '#core/testing/fake-observers.ts';
import { makeFakeOffers } from '#core/testing/fake-offers.ts';
import { makeFakeFavorites } from '#core/testing/fake-favorites.ts';
import { makeFakeOrders } from '#core/testing/fake-orders.ts';
import { makeFakeProducts } from '#core/testing/fake-products.ts';
import { makeFakeStores } from '#core/testing/fake-stores.ts';
import { makeFakeCoupons } from '#core/testing/fake-coupons.ts';
import { makeFakeSaved } from '#core/testing/fake-saved.ts';
import { makeFaults } from '#core/testing/faults.ts';

/** The fakes behind a storefront: `faults` fails a chosen operation and tells what was asked. */
export type Fakes = ReturnType<typeof makeFakes>;

export const makeFakes = (site: SiteConfiguration, lastCart: LastCart = makeFakeLastCart()) => {
  const faults = makeFaults();
  const carts = makeFakeCarts(site, faults);
  const sessions = makeFakeSessions();
  const products = makeFakeProducts(site, faults);
  return {
    faults,
    carts,
    delivery: makeFakeDelivery(carts, faults),
    payment: makeFakePayment(carts, faults),
    orders: makeFakeOrders(carts, faults),
    products,
    favorites: makeFakeFavorites(products, faults),
    saved: makeFakeSaved(carts, faults),
    coupons: makeFakeCoupons(carts, faults),
    lineDelivery: { change: carts.deliver },
    advice: makeFakeAdvice(faults),
    stores: makeFakeStores(faults),
    offers: makeFakeOffers(faults),
    content: makeFakeContent(faults),
    auth: makeFakeAuth(faults),
    sessions,
    accounts: makeFakeAccounts(faults, sessions, sha256),
    memory: makeFakeMemory(),
    lastCart,
    announcements: makeFakeAnnouncements(),
    monitoring: makeFakeMonitoring(),
    analytics: makeFakeAnalytics(),
    entropy: makeFakeEntropy(),
    botCheck: makeFakeBotCheck(),
    fingerprint: fakeFingerprint,
    serverTime: fakeServerTime,
  };
};

/** The real use cases over fakes with state: what UI tests and use-case tests drive. The site is en-us by default. */
export const buildStorefront = ({
  locale = 'en-us',
  lastCartOf,
}: { readonly locale?: string; readonly lastCartOf?: (site: SiteConfiguration) => LastCart } = {}): {
  readonly shop: Storefront;
  readonly fakes: Fakes;
  readonly writes: CartWrites;
  readonly announcements$: Observable<StoreEvent>;
} => {
  const site = sites.find((one) => one.locale === locale);
  if (site === undefined) throw new RangeError(`No site ${locale}`);
  const fakes = makeFakes(site, lastCartOf?.(site));
  const said = new Subject<StoreEvent>();
  const announcements = {
    announce: (event: StoreEvent) =>
      fakes.announcements.announce(event).pipe(Effect.andThen(Effect.sync(() => said.next(event)))),
  };
  const session = makeSessionUseCases(fakes.auth, fakes.sessions);
  const writes = makeCartWrites({ ...fakes, announcements, session });
  const ports = { ...fakes, announcements, site, session, writes };
  const carts = makeCartUseCases(ports);
  const shop = {
    site,
    session,
    account: makeAccountUseCases({ ...ports, randomBytes, sha256 }),
    carts,
    savedForLater: makeSavedUseCases(ports),
    coupons: makeCouponUseCases(ports),
    lineDelivery: makeDeliveryUseCases({ ...ports, delivery: fakes.lineDelivery }),
    checkout: makeCheckoutUseCases({ ...ports, carts }),
    orders: makeOrderUseCases(fakes.orders, session),
    catalog: makeCatalogUseCases({ ...ports, categoryContent: ports.content.category }),
    advice: makeAdviceUseCases(ports),
    stores: makeStoreUseCases({ ...ports, content: makeContentUseCases(ports) }),
    offers: makeOfferUseCases(ports),
    favorites: makeFavoritesUseCases(ports),
    content: makeContentUseCases(ports),
  };
  return { shop, fakes, writes, announcements$: said.asObservable() };
};
