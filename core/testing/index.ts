/**
 * `portico/core/testing`: fakes of the ports. They keep state and pass the same contract suites as the gateways
 * over HTTP. `makeFaults` makes the switch that fails, holds or counts their operations.
 */

export { makeFakeAccounts } from './fake-accounts.ts';
export { makeFakeAdvice } from './fake-advice.ts';
export { makeFakeAuth } from './fake-auth.ts';
export { makeFakeCarts } from './fake-carts.ts';
export { makeFakeDelivery, makeFakePayment } from './fake-checkout.ts';
export { makeFakeContent } from './fake-content.ts';
export { makeFakeCoupons } from './fake-coupons.ts';
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
export { makeFakeOffers } from './fake-offers.ts';
export { makeFakeOrders } from './fake-orders.ts';
export { makeFakeProducts } from './fake-products.ts';
export { makeFakeSaved } from './fake-saved.ts';
export { makeFakeStores } from './fake-stores.ts';
export { makeFaults, refusal } from './faults.ts';
export type { Faults } from './faults.ts';
