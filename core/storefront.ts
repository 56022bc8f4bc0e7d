import type { CartUseCases } from './cart/use-cases/cart-use-cases.ts';
import type { PromoCodeUseCases } from './cart/use-cases/promo-code-use-cases.ts';
import type { DeliveryUseCases } from './cart/use-cases/delivery-use-cases.ts';
import type { ReviewUseCases } from './reviews/use-cases/review-use-cases.ts';
import type { CatalogUseCases } from './catalog/use-cases/catalog-use-cases.ts';
import type { RecommendationUseCases } from './recommendations/use-cases/recommendation-use-cases.ts';
import type { CheckoutUseCases } from './checkout/use-cases/checkout-use-cases.ts';
import type { FailureTexts } from './failures/failure-texts.ts';
import type { ContentUseCases } from './content/use-cases/content-use-cases.ts';
import type { OrderUseCases } from './order/use-cases/order-use-cases.ts';
import type { PurchaseUseCases } from './order/use-cases/purchase-use-cases.ts';
import type { AccountUseCases } from './account/use-cases/account-use-cases.ts';
import type { SecurityUseCases } from './account/use-cases/security-use-cases.ts';
import type { PrivacyUseCases } from './account/use-cases/privacy-use-cases.ts';
import type { ProfileUseCases } from './account/use-cases/profile-use-cases.ts';
import type { SessionUseCases } from './session/use-cases/session-use-cases.ts';
import type { StoreUseCases } from './stores/use-cases/store-use-cases.ts';
import type { SiteConfiguration } from './site/site-configuration.ts';
import type { FavoritesUseCases } from './favorites/use-cases/favorites-use-cases.ts';
import type { SavedItemsUseCases } from './saved-items/use-cases/saved-items-use-cases.ts';

/** All use cases for one shopper on one site. */
export type Storefront = {
  readonly site: SiteConfiguration;
  /** Failure texts in the site's language. */
  readonly failureTexts: FailureTexts;
  readonly catalog: CatalogUseCases;
  readonly reviews: ReviewUseCases;
  readonly stores: StoreUseCases;
  readonly recommendations: RecommendationUseCases;
  readonly favorites: FavoritesUseCases;
  readonly content: ContentUseCases;
  readonly carts: CartUseCases;
  readonly savedItems: SavedItemsUseCases;
  readonly promoCodes: PromoCodeUseCases;
  readonly lineDelivery: DeliveryUseCases;
  readonly checkout: CheckoutUseCases;
  readonly orders: OrderUseCases;
  readonly purchases: PurchaseUseCases;
  readonly session: SessionUseCases;
  readonly account: AccountUseCases;
  readonly profile: ProfileUseCases;
  readonly privacy: PrivacyUseCases;
  readonly security: SecurityUseCases;
};
