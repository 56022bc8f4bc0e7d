import type { cart } from '#adapters/contract/cart.ts';
import type { products } from '#adapters/contract/catalog.ts';
import { present } from '#core/kernel/present.ts';
import type { CommerceContext } from './kernel/commerce-context.ts';
import type { GroupHandlers } from './kernel/handler.ts';
import { enqueueMessage } from './kernel/outbox/enqueue-message.ts';
import { readAccount } from './modules/account/account-records.ts';
import { makeAddressHandlers } from './modules/addresses/handlers.ts';
import { makeAccountHandlers } from './modules/account/handlers.ts';
import { makePasswordAdmission } from './modules/account/password-admission.ts';
import type { CartContext } from './modules/cart/cart-context.ts';
import { findOpenCartId } from './modules/cart/cart-records.ts';
import { withoutOrder } from './modules/cart/change-cart.ts';
import { makePromoCodeHandlers } from './modules/cart/coupon-handlers.ts';
import { makeSharedCartHandlers } from './modules/cart/shared-cart-handlers.ts';
import { makePriceAdjustmentHandlers } from './modules/cart/price-adjustment-handlers.ts';
import { makeItemHandlers } from './modules/cart/item-handlers.ts';
import { mergeCart } from './modules/cart/merge-cart.ts';
import { makeCatalogHandlers } from './modules/catalog/handlers.ts';
import { makeComponentsHandlers } from './modules/catalog/size-chart-handlers.ts';
import { makeCorrectionHandlers } from './modules/checkout/correction-handlers.ts';
import { makeDeliveryHandlers } from './modules/checkout/delivery-handlers.ts';
import { makeCheckoutHandlers } from './modules/checkout/handlers.ts';
import { makeLoyaltyHandlers } from './modules/checkout/loyalty-handlers.ts';
import { makePayAgainHandlers } from './modules/checkout/pay-again.ts';
import { makePaymentHandlers } from './modules/checkout/payment-handlers.ts';
import { makeContactHandlers } from './modules/contact/handlers.ts';
import { makeContentHandlers } from './modules/content/handlers.ts';
import { makeEnrollmentHandlers } from './modules/enrollment/handlers.ts';
import { findFavoriteId } from './modules/favorites/favorite-records.ts';
import { makeFavoritesHandlers } from './modules/favorites/handlers.ts';
import { mergeFavorites } from './modules/favorites/merge-favorites.ts';
import { adoptOrders } from './modules/order/adopt-orders.ts';
import { claimOrders } from './modules/order/claim-orders.ts';
import { makeConsumerHandlers } from './modules/order/handlers.ts';
import { makeOrderChangeHandlers } from './modules/order/order-change-handlers.ts';
import { listReturnable } from './modules/order/returnable-orders.ts';
import { releasePendingOrder } from './modules/order/settle-order.ts';
import { makePersonalizationHandlers } from './modules/personalization/handlers.ts';
import { makeRecommendationHandlers } from './modules/recommendations/handlers.ts';
import { makePrivacyHandlers } from './modules/privacy/handlers.ts';
import { makeProfileHandlers } from './modules/profile/handlers.ts';
import { makeReviewsHandlers } from './modules/reviews/handlers.ts';
import { makeSavedItemsHandlers } from './modules/saved-items/handlers.ts';
import { forgetCards } from './modules/saved-cards/forget-cards.ts';
import { makeSavedCardHandlers } from './modules/saved-cards/handlers.ts';
import { mergeSaved, saveUnits } from './modules/saved-items/merge-saved.ts';
import { findListId } from './modules/saved-items/saved-records.ts';
import { makeSubscriptionHandlers } from './modules/subscriptions/handlers.ts';
import { makeSearchHandlers } from './modules/search/handlers.ts';
import { makeAuthenticationHandlers } from './modules/session/handlers.ts';
import { makeSecurityHandlers } from './modules/security/handlers.ts';
import type { SessionHooks } from './modules/session/session-hooks.ts';
import { makeInternalHandlers } from './modules/site/handlers.ts';
import { makeSocialHandlers } from './modules/social/handlers.ts';
import { makeAvailabilityHandlers } from './modules/stores/availability-handlers.ts';
import { makeStoresHandlers } from './modules/stores/handlers.ts';

const makeSessionHooks = (context: CartContext): SessionHooks => ({
  merge: async (tx, merge) => {
    const units = await mergeCart(tx, merge, saveUnits);
    await mergeSaved(tx, merge);
    await mergeFavorites(tx, merge);
    await adoptOrders(tx, merge);
    return units;
  },
  idsOf: async (tx, owner) =>
    present({
      basketId: await findOpenCartId(tx, owner),
      favoriteId: await findFavoriteId(tx, owner),
      saveForLaterId: await findListId(tx, owner),
    }),
  withoutOrder: (work) => withoutOrder(context, work),
  announceNewDevice: async (tx, { consumerId, device, familyId, site }) => {
    const account = await readAccount(tx, consumerId);
    if (account === undefined) return;
    await enqueueMessage(tx, {
      kind: 'new-sign-in',
      params: { firstName: account.firstName, device, at: new Date(context.now()).toISOString() },
      to: account.email,
      siteId: site.siteId,
      locale: site.locale,
      key: `new-sign-in ${familyId}`,
    });
  },
});

const makeCartHandlers = (context: CartContext): GroupHandlers<typeof cart> => ({
  ...makeItemHandlers(context),
  ...makeDeliveryHandlers(context),
  ...makePaymentHandlers(context),
});

export const makeProductsHandlers = (
  context: Pick<CommerceContext, 'database' | 'now'>,
): GroupHandlers<typeof products> => ({
  ...makeCatalogHandlers(context),
  ...makeSearchHandlers(context),
  ...makeAvailabilityHandlers(context),
});

/** The handlers of all endpoint groups. Passes to each module the functions of modules that import it. */
export const makeAllHandlers = (service: CommerceContext) => {
  const context: CartContext = { ...service, releaseOrder: (cart) => releasePendingOrder(service, cart) };
  const admitHashing = makePasswordAdmission();
  return {
    authentication: makeAuthenticationHandlers(context, makeSessionHooks(context)),
    addresses: makeAddressHandlers(context),
    account: makeAccountHandlers(context, admitHashing),
    subscriptions: makeSubscriptionHandlers(context),
    savedCards: makeSavedCardHandlers(context),
    privacy: makePrivacyHandlers(context, {
      admitHashing,
      forgetCards: (consumerId) => forgetCards(context, consumerId),
      listReturnable: (consumerId) => listReturnable(context.database.db, { consumerId, now: context.now() }),
    }),
    security: makeSecurityHandlers(context, { admitHashing, claimOrders }),
    profile: makeProfileHandlers(context),
    enrollment: makeEnrollmentHandlers(context),
    cart: makeCartHandlers(context),
    checkout: makeCheckoutHandlers(context),
    consumer: makeConsumerHandlers(context),
    orderChanges: {
      ...makeOrderChangeHandlers(context),
      ...makeCorrectionHandlers(context),
      ...makePayAgainHandlers(context),
    },
    products: makeProductsHandlers(context),
    reviews: makeReviewsHandlers(context),
    social: makeSocialHandlers(context),
    stores: makeStoresHandlers(context),
    savedItems: makeSavedItemsHandlers(context),
    promoCodes: makePromoCodeHandlers(context),
    sharedCarts: makeSharedCartHandlers(context),
    loyalty: makeLoyaltyHandlers(context),
    priceAdjustments: makePriceAdjustmentHandlers(context),
    favorites: makeFavoritesHandlers(context),
    recommendations: makeRecommendationHandlers(context),
    personalization: makePersonalizationHandlers(),
    components: makeComponentsHandlers(context),
    contact: makeContactHandlers(context),
    content: makeContentHandlers(context),
    internal: makeInternalHandlers(context),
  };
};
