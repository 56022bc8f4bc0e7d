import * as Effect from 'effect/Effect';
import type { AccountUseCases } from '#core/account/use-cases/account-use-cases.ts';
import type { SecurityUseCases } from '#core/account/use-cases/security-use-cases.ts';
import type { PrivacyUseCases } from '#core/account/use-cases/privacy-use-cases.ts';
import type { ProfileUseCases } from '#core/account/use-cases/profile-use-cases.ts';
import type { PromoCodeUseCases } from '#core/cart/use-cases/promo-code-use-cases.ts';
import type { DeliveryUseCases } from '#core/cart/use-cases/delivery-use-cases.ts';
import type { CheckoutUseCases } from '#core/checkout/use-cases/checkout-use-cases.ts';
import { ASSOCIATE_KEY, localFavoritesKey } from '#core/favorites/device-keys.ts';
import type { FavoritesUseCases } from '#core/favorites/use-cases/favorites-use-cases.ts';
import { rememberChange } from '#core/favorites/use-cases/remember-change.ts';
import type { OrderUseCases } from '#core/order/use-cases/order-use-cases.ts';
import type { PurchaseUseCases } from '#core/order/use-cases/purchase-use-cases.ts';
import type { RecommendationUseCases } from '#core/recommendations/use-cases/recommendation-use-cases.ts';
import type { ReviewUseCases } from '#core/reviews/use-cases/review-use-cases.ts';
import type { SavedItemsUseCases } from '#core/saved-items/use-cases/saved-items-use-cases.ts';
import { Session } from '#core/session/session.ts';
import type { Storefront } from '#core/storefront.ts';
import type { StoreUseCases } from '#core/stores/use-cases/store-use-cases.ts';
import type { AreaPorts, FormPorts } from './area-ports.ts';
import { lazyUseCases } from './lazy-use-cases.ts';

/** Loads the module of each area. */
const modules = {
  account: () => import('./account.ts'),
  cart: () => import('./cart.ts'),
  favorites: () => import('./favorites.ts'),
  purchase: () => import('./purchase.ts'),
  purchases: () => import('./purchases.ts'),
  recommendations: () => import('./recommendations.ts'),
  reviews: () => import('./reviews.ts'),
  savedItems: () => import('./saved-items.ts'),
  stores: () => import('./stores.ts'),
};

/** Loads the code of all areas, for a process that must not load code later. Rejects if a module cannot be loaded. */
export const loadAreas = (): Promise<unknown> => Promise.all(Object.values(modules).map((load) => load()));

type LazyAreas = Omit<Storefront, 'site' | 'failureTexts' | 'session' | 'carts' | 'catalog' | 'content'>;

/** Account use cases that load no code to view the account of a guest, who has none. */
const withGuestCheck = (account: AccountUseCases, { sessions }: AreaPorts): AccountUseCases => ({
  ...account,
  view: () =>
    Effect.flatMap(sessions.read, (session) =>
      Session.isMember(session) ? account.view() : Effect.succeed({ _tag: 'Guest' }),
    ),
});

/**
 * Favorites use cases that load no code while the shopper has no favorites. A change is written to the device before
 * the code is loaded, because the shopper may leave the page earlier (FAV-13).
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
export const lazyAreas = (ports: AreaPorts): LazyAreas => ({
  account: withGuestCheck(
    lazyUseCases<AccountUseCases>(
      { view: true, signIn: true, signUp: true, signOut: true },
      () => withRuleTexts(ports, modules.account(), ({ openAccount }) => openAccount),
      ports,
    ),
    ports,
  ),
  profile: lazyUseCases<ProfileUseCases>(
    { saveProfile: true, changeProfile: true },
    () => withRuleTexts(ports, modules.account(), ({ openProfile }) => openProfile),
    ports,
  ),
  privacy: lazyUseCases<PrivacyUseCases>(
    { copyData: true, viewPrivacy: true, deleteAccount: true },
    () => withRuleTexts(ports, modules.account(), ({ openPrivacy }) => openPrivacy),
    ports,
  ),
  security: lazyUseCases<SecurityUseCases>(
    {
      changePassword: true,
      requestReset: true,
      resetPassword: true,
      viewSecurity: true,
      endSignIn: true,
      endOtherSignIns: true,
      sendVerification: true,
      verifyEmail: true,
    },
    () => withRuleTexts(ports, modules.account(), ({ openSecurity }) => openSecurity),
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
    () => withRuleTexts(ports, modules.reviews(), ({ openReviews }) => openReviews),
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
    () => withRuleTexts(ports, modules.purchase(), ({ openCheckout }) => openCheckout),
    ports,
  ),
  promoCodes: lazyUseCases<PromoCodeUseCases>(
    { apply: true, remove: true },
    () => withRuleTexts(ports, modules.cart(), ({ openPromoCodes }) => openPromoCodes),
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
      () => withRuleTexts(ports, modules.favorites(), ({ openFavorites }) => openFavorites),
      ports,
    ),
    ports,
  ),
  lineDelivery: lazyUseCases<DeliveryUseCases>(
    { change: true },
    async () => (await modules.cart()).openLineDelivery(ports),
    ports,
  ),
  recommendations: lazyUseCases<RecommendationUseCases>(
    { recommend: true, notifyWhenBack: true },
    () => withRuleTexts(ports, modules.recommendations(), ({ openRecommendations }) => openRecommendations),
    ports,
  ),
  orders: lazyUseCases<OrderUseCases>(
    { viewLastOrder: true },
    async () => (await modules.purchase()).openOrders(ports),
    ports,
  ),
  purchases: lazyUseCases<PurchaseUseCases>(
    { list: true, view: true, track: true, cancel: true, startReturn: true, download: true },
    () => withRuleTexts(ports, modules.purchases(), ({ openPurchases }) => openPurchases),
    ports,
  ),
  savedItems: lazyUseCases<SavedItemsUseCases>(
    { list: true, save: true, moveToCart: true, remove: true, restore: true },
    async () => (await modules.savedItems()).openSavedItems(ports),
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
    () => withRuleTexts(ports, modules.stores(), ({ openStores }) => openStores),
    ports,
  ),
});
