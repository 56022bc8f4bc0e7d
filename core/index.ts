/**
 * `portico/core`: factories of use cases, the ports that they need, and their failures. Only other programs import this
 * file; files of the repository import the defining file.
 */

export type { Storefront } from './storefront.ts';
export type { SiteConfiguration } from './site/site-configuration.ts';

// Factories of use cases. Each takes its ports as arguments and returns the use cases of one area.
export { makeCartWrites } from './cart/use-cases/cart-writes.ts';
export { makeCartUseCases } from './cart/use-cases/cart-use-cases.ts';
export { makePromoCodeUseCases } from './cart/use-cases/promo-code-use-cases.ts';
export { makeDeliveryUseCases } from './cart/use-cases/delivery-use-cases.ts';
export { makeReviewUseCases } from './reviews/use-cases/review-use-cases.ts';
export { makeCatalogUseCases } from './catalog/use-cases/catalog-use-cases.ts';
export { makeRecommendationUseCases } from './recommendations/use-cases/recommendation-use-cases.ts';
export { makeCheckoutUseCases } from './checkout/use-cases/checkout-use-cases.ts';
export { makeExpressUseCases } from './checkout/use-cases/express-use-cases.ts';
export { makeContactUseCases } from './contact/use-cases/contact-use-cases.ts';
export { makeContentUseCases } from './content/use-cases/content-use-cases.ts';
export { makeOrderUseCases } from './order/use-cases/order-use-cases.ts';
export { makePurchaseUseCases } from './order/use-cases/purchase-use-cases.ts';
export { makeAccountUseCases } from './account/use-cases/account-use-cases.ts';
export { makeSecurityUseCases } from './account/use-cases/security-use-cases.ts';
export { makePrivacyUseCases } from './account/use-cases/privacy-use-cases.ts';
export { makeSavedCardUseCases } from './account/use-cases/saved-card-use-cases.ts';
export { makeSubscriptionUseCases } from './account/use-cases/subscription-use-cases.ts';
export { makeAddressUseCases } from './account/use-cases/address-use-cases.ts';
export { makeProfileUseCases } from './account/use-cases/profile-use-cases.ts';
export { makeEnrollmentUseCases } from './enrollment/use-cases/enrollment-use-cases.ts';
export { makeSessionUseCases } from './session/use-cases/session-use-cases.ts';
export { makeSocialUseCases } from './social/use-cases/social-use-cases.ts';
export { makeStoreUseCases } from './stores/use-cases/store-use-cases.ts';
export { makeFavoritesUseCases } from './favorites/use-cases/favorites-use-cases.ts';
export { makeSavedItemsUseCases } from './saved-items/use-cases/saved-items-use-cases.ts';

// Ports.
export type { Analytics } from './analytics/ports/analytics.ts';
export type { Monitoring } from './analytics/ports/monitoring.ts';
export type { CartGateway } from './cart/ports/cart-gateway.ts';
export type { PromoCodeGateway } from './cart/ports/promo-code-gateway.ts';
export type { LastCart } from './cart/ports/last-cart.ts';
export type { LineDeliveryGateway } from './cart/ports/line-delivery-gateway.ts';
export type { ReviewGateway } from './reviews/ports/review-gateway.ts';
export type { EventGateway } from './personalization/ports/event-gateway.ts';
export type { RecommendationGateway } from './recommendations/ports/recommendation-gateway.ts';
export type { ProductGateway } from './catalog/ports/product-gateway.ts';
export type { BotCheck } from './session/ports/bot-check.ts';
export type { DeliveryGateway, PaymentGateway } from './checkout/ports/checkout-gateway.ts';
export type { DeviceFingerprint } from './checkout/ports/device-fingerprint.ts';
export type { SavedDetailsReader } from './checkout/ports/saved-details.ts';
export type { ContactGateway } from './contact/ports/contact-gateway.ts';
export type { ContentGateway } from './content/ports/content-gateway.ts';
export type { Announcements } from './notifications/ports/announcements.ts';
export type { OrderGateway } from './order/ports/order-gateway.ts';
export type { PurchaseGateway } from './order/ports/purchase-gateway.ts';
export type { AccountGateway } from './account/ports/account-gateway.ts';
export type { SecurityGateway } from './account/ports/security-gateway.ts';
export type { PrivacyGateway } from './account/ports/privacy-gateway.ts';
export type { SavedCardGateway } from './account/ports/saved-card-gateway.ts';
export type { SubscriptionGateway } from './account/ports/subscription-gateway.ts';
export type { AddressBookGateway } from './account/ports/address-book-gateway.ts';
export type { ProfileGateway } from './account/ports/profile-gateway.ts';
export type { EnrollmentGateway } from './enrollment/ports/enrollment-gateway.ts';
export type { AuthGateway } from './session/ports/auth-gateway.ts';
export type { IdGenerator } from './session/ports/id-generator.ts';
export type { SessionRepository } from './session/ports/session-repository.ts';
export type { Secrets } from './session/ports/secrets.ts';
export type { ServerTime } from './site/ports/server-time.ts';
export type { ShopperMemory } from './site/ports/shopper-memory.ts';
export type { MediaGateway } from './social/ports/media-gateway.ts';
export type { StoreGateway } from './stores/ports/store-gateway.ts';
export type { FavoritesGateway } from './favorites/ports/favorites-gateway.ts';
export type { SavedItemsGateway } from './saved-items/ports/saved-items-gateway.ts';

// Failures. Gateways make an `ApiFailure` with `messageFor` and the texts of the site's language.
export { ApiFailure } from './failures/api-failure.ts';
export type { ErrorId } from './failures/error-catalog.ts';
export { messageFor } from './failures/error-message.ts';
export type { FailureTexts } from './failures/failure-texts.ts';
export { loadFailureTexts } from './failures/load-failure-texts.ts';
export { recoveryOf } from './failures/recovery.ts';
export type { InvalidInput } from './kernel/violation.ts';
export type { CartRejection } from './cart/cart-rejection.ts';
export type { CartChanged, CartFailure, CartNotFound, CartUnsound } from './cart/ports/cart-gateway.ts';
export type { Moved } from './catalog/use-cases/catalog-use-cases.ts';
export type { NotFound } from './failures/not-found.ts';
export type { BotSuspected } from './session/ports/bot-check.ts';
export type { NothingToBuy } from './checkout/checkout.ts';
export type { NothingToShare } from './favorites/use-cases/favorites-use-cases.ts';
export type { SavedListOff } from './saved-items/use-cases/saved-items-use-cases.ts';
