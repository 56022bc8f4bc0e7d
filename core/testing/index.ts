/**
 * `portico/core/testing`: fakes of the ports. They have state and pass the same contract tests as the gateways over
 * HTTP. `makeFakeFaults` makes the object that lets their operations fail or wait, and counts them.
 */

export { makeFakeAccounts } from './fake-accounts.ts';
export { makeFakeSecurity } from './fake-security.ts';
export { makeFakePrivacy } from './fake-privacy.ts';
export { makeFakeSavedCards } from './fake-saved-cards.ts';
export { makeFakeSubscriptions } from './fake-subscriptions.ts';
export { makeFakeAddressBook } from './fake-address-book.ts';
export { makeFakeContact } from './fake-contact.ts';
export { makeFakeEnrollments } from './fake-enrollments.ts';
export { makeFakeProfiles } from './fake-profiles.ts';
export { makeFakeEvents } from './fake-events.ts';
export { makeFakeReviews } from './fake-reviews.ts';
export { makeFakeAuth } from './fake-auth.ts';
export { makeFakeCarts } from './fake-carts.ts';
export { makeFakeDelivery, makeFakePayment } from './fake-checkout.ts';
export { makeFakeContent } from './fake-content.ts';
export { makeFakePromoCodes } from './fake-promo-codes.ts';
export { makeFakeLastCart, makeFakeMemory, makeFakeSessions } from './fake-device.ts';
export { makeFakeFavorites } from './fake-favorites.ts';
export {
  fakeFingerprint,
  fakeServerTime,
  makeFakeAnalytics,
  makeFakeAnnouncements,
  makeFakeBotCheck,
  makeFakeIdGenerator,
  makeFakeMonitoring,
} from './fake-observers.ts';
export { makeFakeRecommendations } from './fake-recommendations.ts';
export { makeFakeMedia } from './fake-media.ts';
export { makeFakeOrders } from './fake-orders.ts';
export { makeFakeProducts } from './fake-products.ts';
export { makeFakePurchases } from './fake-purchases.ts';
export { makeFakeSavedItems } from './fake-saved-items.ts';
export { makeFakeSharedCarts } from './fake-shared-carts.ts';
export { makeFakeStores } from './fake-stores.ts';
export { makeFakeFaults, apiRefusal } from './faults.ts';
export type { FakeFaults } from './faults.ts';
