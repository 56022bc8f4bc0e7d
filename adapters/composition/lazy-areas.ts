import * as Effect from 'effect/Effect';
import type { AccountUseCases } from '#core/account/use-cases/account-use-cases.ts';
import type { PromoCodeUseCases } from '#core/cart/use-cases/promo-code-use-cases.ts';
import type { DeliveryUseCases } from '#core/cart/use-cases/delivery-use-cases.ts';
import type { CheckoutUseCases } from '#core/checkout/use-cases/checkout-use-cases.ts';
import { ASSOCIATE_KEY, localFavoritesKey } from '#core/favorites/device-keys.ts';
import type { FavoritesUseCases } from '#core/favorites/use-cases/favorites-use-cases.ts';
import { rememberChange } from '#core/favorites/use-cases/remember-change.ts';
import type { OrderUseCases } from '#core/order/use-cases/order-use-cases.ts';
import type { RecommendationUseCases } from '#core/recommendations/use-cases/recommendation-use-cases.ts';
import type { ReviewUseCases } from '#core/reviews/use-cases/review-use-cases.ts';
import type { SavedItemsUseCases } from '#core/saved-items/use-cases/saved-items-use-cases.ts';
import { Session } from '#core/session/session.ts';
import type { Storefront } from '#core/storefront.ts';
import type { StoreUseCases } from '#core/stores/use-cases/store-use-cases.ts';
import type { AreaPorts, FormPorts } from './area-ports.ts';
import { lazyUseCases } from './lazy-use-cases.ts';

type LazyAreas = Omit<Storefront, 'site' | 'failureTexts' | 'session' | 'carts' | 'catalog' | 'content'>;

/** A guest has no account, so nothing is loaded. */
const withGuestCheck = (account: AccountUseCases, { sessions }: AreaPorts): AccountUseCases => ({
  ...account,
  view: () =>
    Effect.flatMap(sessions.read, (session) =>
      Session.isMember(session) ? account.view() : Effect.succeed({ _tag: 'Guest' }),
    ),
});

/**
 * Without stored favorites no code is loaded. A change is stored before the code is loaded, because the page may be
 * left earlier (FAV-13).
 */
const withLocalFavorites = (favorites: FavoritesUseCases, { site, memory }: AreaPorts): FavoritesUseCases => {
  const remembered = Effect.all([memory.recall(localFavoritesKey(site.siteId)), memory.recall(ASSOCIATE_KEY)]);
  return {
    ...favorites,
    loadLocalFavorites: () =>
      Effect.flatMap(remembered, (texts) =>
        texts.some((text) => text !== undefined)
          ? favorites.loadLocalFavorites()
          : Effect.succeed({ isOffered: site.flags.favorites, ids: [], changes: [] }),
      ),
    setFavorite: (change) => Effect.andThen(rememberChange(memory, site.siteId, change), favorites.setFavorite(change)),
    clearLocalFavorites: () => memory.forget(localFavoritesKey(site.siteId)),
  };
};

/** Opens an area with forms: their messages are loaded in parallel with its code. */
const withRuleTexts = async <Module, UseCases>(
  ports: AreaPorts,
  module: Promise<Module>,
  open: (module: Module) => (ports: FormPorts) => UseCases,
): Promise<UseCases> => {
  const [loaded, ruleTexts] = await Promise.all([module, ports.loadRuleTexts()]);
  return open(loaded)({ ...ports, ruleTexts });
};

/** Areas whose code is loaded at the first call of a use case. A new one is a row here. */
export const lazyAreas = (ports: AreaPorts): LazyAreas => ({
  account: withGuestCheck(
    lazyUseCases<AccountUseCases>(
      { view: true, signIn: true, signUp: true, signOut: true },
      () => withRuleTexts(ports, import('./account.ts'), ({ openAccount }) => openAccount),
      ports,
    ),
    ports,
  ),
  reviews: lazyUseCases<ReviewUseCases>(
    {
      listReviews: true,
      voteOnReview: true,
      flagReview: true,
      translateReview: true,
      listQuestions: true,
      askQuestion: true,
      voteOnAnswer: true,
      recallVotes: true,
      viewSizeChart: true,
      rememberUnit: true,
    },
    () => withRuleTexts(ports, import('./reviews.ts'), ({ openReviews }) => openReviews),
    ports,
  ),
  checkout: lazyUseCases<CheckoutUseCases>(
    {
      recallDraft: true,
      rememberDraft: true,
      start: true,
      saveAddress: true,
      saveShipping: true,
      listShippingMethods: true,
      chooseShipping: true,
      openBilling: true,
      saveBilling: true,
      setBillingAddress: true,
      payByCard: true,
      prepare: true,
      placeOrder: true,
      confirmChallenge: true,
      awaitPayment: true,
    },
    () => withRuleTexts(ports, import('./purchase.ts'), ({ openCheckout }) => openCheckout),
    ports,
  ),
  promoCodes: lazyUseCases<PromoCodeUseCases>(
    { apply: true, remove: true },
    () => withRuleTexts(ports, import('./cart.ts'), ({ openPromoCodes }) => openPromoCodes),
    ports,
  ),
  favorites: withLocalFavorites(
    lazyUseCases<FavoritesUseCases>(
      {
        loadLocalFavorites: true,
        setFavorite: true,
        viewFavorites: true,
        refreshLocalFavorites: true,
        clearLocalFavorites: true,
        openSharing: true,
        mailFavorites: true,
        viewSharedFavorites: true,
      },
      () => withRuleTexts(ports, import('./favorites.ts'), ({ openFavorites }) => openFavorites),
      ports,
    ),
    ports,
  ),
  lineDelivery: lazyUseCases<DeliveryUseCases>(
    { change: true },
    async () => (await import('./cart.ts')).openLineDelivery(ports),
    ports,
  ),
  recommendations: lazyUseCases<RecommendationUseCases>(
    { recommend: true, notifyWhenBack: true },
    () => withRuleTexts(ports, import('./recommendations.ts'), ({ openRecommendations }) => openRecommendations),
    ports,
  ),
  orders: lazyUseCases<OrderUseCases>(
    { viewLastOrder: true, viewOrder: true },
    async () => (await import('./purchase.ts')).openOrders(ports),
    ports,
  ),
  savedItems: lazyUseCases<SavedItemsUseCases>(
    { list: true, save: true, moveToCart: true, remove: true, restore: true },
    async () => (await import('./saved-items.ts')).openSavedItems(ports),
    ports,
  ),
  stores: lazyUseCases<StoreUseCases>(
    {
      findStores: true,
      viewLocator: true,
      viewStore: true,
      recallStore: true,
      chooseStore: true,
      checkPickup: true,
      listPickup: true,
    },
    () => withRuleTexts(ports, import('./stores.ts'), ({ openStores }) => openStores),
    ports,
  ),
});
