import * as Effect from 'effect/Effect';
import type { AccountUseCases } from '#core/account/use-cases/account-use-cases.ts';
import type { DeliveryUseCases } from '#core/cart/use-cases/delivery-use-cases.ts';
import type { ExpressUseCases } from '#core/checkout/use-cases/express-use-cases.ts';
import { ASSOCIATE_KEY, localFavoritesKey } from '#core/favorites/device-keys.ts';
import type { SharedCartUseCases } from '#core/cart/use-cases/shared-cart-use-cases.ts';
import type { FavoritesUseCases } from '#core/favorites/use-cases/favorites-use-cases.ts';
import { rememberChange } from '#core/favorites/use-cases/remember-change.ts';
import type { OrderUseCases } from '#core/order/use-cases/order-use-cases.ts';
import type { SavedItemsUseCases } from '#core/saved-items/use-cases/saved-items-use-cases.ts';
import { Session } from '#core/session/session.ts';
import type { Storefront } from '#core/storefront.ts';
import type { AreaPorts, FormPorts } from './area-ports.ts';
import { lazyUseCases, type Lazy, type Members } from './lazy-use-cases.ts';

/** Loads the module of each area. */
const modules = {
  account: () => import('./account.ts'),
  cart: () => import('./cart.ts'),
  express: () => import('./express.ts'),
  favorites: () => import('./favorites.ts'),
  purchase: () => import('./purchase.ts'),
  purchases: () => import('./purchases.ts'),
  recommendations: () => import('./recommendations.ts'),
  reviews: () => import('./reviews.ts'),
  savedItems: () => import('./saved-items.ts'),
  social: () => import('./social.ts'),
  stores: () => import('./stores.ts'),
  tenders: () => import('./tenders.ts'),
  wallet: () => import('./wallet.ts'),
};

/** Loads the code of all areas, for a process that must not load code later. Rejects if a module cannot be loaded. */
export const loadAreas = (): Promise<unknown> => Promise.all(Object.values(modules).map((load) => load()));

type LazyAreas = Omit<Storefront, 'site' | 'failureTexts' | 'session' | 'carts' | 'catalog' | 'content'>;

/** Viewing the account of a guest, who has none, loads no code. */
const guestCheck =
  ({ sessions }: AreaPorts) =>
  (account: AccountUseCases): Partial<AccountUseCases> => ({
    view: () =>
      Effect.flatMap(sessions.read, (session) =>
        Session.isMember(session) ? account.view() : Effect.succeed({ _tag: 'Guest' }),
      ),
  });

/**
 * Reading favorites loads no code while the shopper has none. A change is written to the device before the code is
 * loaded, because the shopper may leave the page earlier (FAV-13).
 */
const localFavorites =
  ({ site, memory }: AreaPorts) =>
  (favorites: FavoritesUseCases): Partial<FavoritesUseCases> => {
    const remembered = Effect.all([memory.recall(localFavoritesKey(site.siteId)), memory.recall(ASSOCIATE_KEY)]);
    return {
      loadLocalFavorites: () =>
        Effect.flatMap(remembered, (texts) =>
          texts.some((text) => text !== undefined)
            ? favorites.loadLocalFavorites()
            : Effect.succeed({ isOffered: site.flags.favorites, ids: [], changes: [] }),
        ),
      setFavorite: (change) =>
        Effect.andThen(rememberChange(memory, site.siteId, change), favorites.setFavorite(change)),
      clearLocalFavorites: () => memory.forget(localFavoritesKey(site.siteId)),
    };
  };

/** A guest, and a site without express checkout, begin with shipping and load no code. */
const memberCheck =
  ({ sessions, site }: AreaPorts) =>
  (express: ExpressUseCases): Partial<ExpressUseCases> => ({
    applyDefaults: (cart) =>
      Effect.flatMap(sessions.read, (session) =>
        site.flags.expressCheckout && Session.isMember(session)
          ? express.applyDefaults(cart)
          : Effect.succeed({ cart, step: 'shipping' } as const),
      ),
  });

/** Opens an area with forms: the messages of its rules are loaded in parallel with its code. */
const withRuleTexts = async <Module, UseCases>(
  ports: AreaPorts,
  module: Promise<Module>,
  open: (module: Module) => (ports: FormPorts) => UseCases,
): Promise<UseCases> => {
  const [loaded, ruleTexts] = await Promise.all([module, ports.loadRuleTexts()]);
  return open(loaded)({ ...ports, ruleTexts });
};

/** Opens the areas whose code is loaded at the first call of a use case. A new area is one more row. */
export const lazyAreas = (ports: AreaPorts): LazyAreas => {
  /** An area with forms, from its module. */
  const withForms = <Module, UseCases extends Members>(
    load: () => Promise<Module>,
    open: (module: Module) => (ports: FormPorts) => UseCases,
    own?: (lazy: Lazy<UseCases>) => Partial<UseCases>,
  ) => lazyUseCases<UseCases>(() => withRuleTexts(ports, load(), open), ports, own);
  const account = withForms(modules.account, (area) => area.openAccount, guestCheck(ports));
  const addresses = withForms(modules.account, (area) => area.openAddresses);
  const savedCards = withForms(modules.account, (area) => area.openSavedCards);
  const checkout = withForms(modules.purchase, (area) => area.openCheckout);
  return {
    account,
    addresses,
    savedCards,
    subscriptions: withForms(modules.account, (area) => area.openSubscriptions),
    profile: withForms(modules.account, (area) => area.openProfile),
    enrollment: withForms(modules.account, (area) => area.openEnrollment),
    privacy: withForms(modules.account, (area) => area.openPrivacy),
    security: withForms(modules.account, (area) => area.openSecurity),
    contact: withForms(modules.account, (area) => area.openContact),
    reviews: withForms(modules.reviews, (area) => area.openReviews),
    checkout,
    express: lazyUseCases<ExpressUseCases>(
      async () => (await modules.express()).openExpress({ ...ports, account, addresses, savedCards, checkout }),
      ports,
      memberCheck(ports),
    ),
    promoCodes: withForms(modules.cart, (area) => area.openPromoCodes),
    sharedCarts: lazyUseCases<SharedCartUseCases>(async () => (await modules.cart()).openSharedCarts(ports), ports),
    favorites: withForms(modules.favorites, (area) => area.openFavorites, localFavorites(ports)),
    lineDelivery: lazyUseCases<DeliveryUseCases>(async () => (await modules.cart()).openLineDelivery(ports), ports),
    recommendations: withForms(modules.recommendations, (area) => area.openRecommendations),
    orders: lazyUseCases<OrderUseCases>(async () => (await modules.purchase()).openOrders(ports), ports),
    purchases: withForms(modules.purchases, (area) => area.openPurchases),
    savedItems: lazyUseCases<SavedItemsUseCases>(async () => (await modules.savedItems()).openSavedItems(ports), ports),
    social: withForms(modules.social, (area) => area.openSocial),
    stores: withForms(modules.stores, (area) => area.openStores),
    tenders: withForms(modules.tenders, (area) => area.openTenders),
    wallet: withForms(modules.wallet, (area) => area.openWallet),
  };
};
