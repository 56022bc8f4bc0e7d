import type { Analytics } from '#core/analytics/ports/analytics.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { AccountGateway } from '#core/account/ports/account-gateway.ts';
import type { SecurityGateway } from '#core/account/ports/security-gateway.ts';
import type { PrivacyGateway } from '#core/account/ports/privacy-gateway.ts';
import type { AddressBookGateway } from '#core/account/ports/address-book-gateway.ts';
import type { SavedCardGateway } from '#core/account/ports/saved-card-gateway.ts';
import type { SubscriptionGateway } from '#core/account/ports/subscription-gateway.ts';
import type { ProfileGateway } from '#core/account/ports/profile-gateway.ts';
import type { CartGateway } from '#core/cart/ports/cart-gateway.ts';
import type { PromoCodeGateway } from '#core/cart/ports/promo-code-gateway.ts';
import type { SharedCartGateway } from '#core/cart/ports/shared-cart-gateway.ts';
import type { LastCart } from '#core/cart/ports/last-cart.ts';
import type { LineDeliveryGateway } from '#core/cart/ports/line-delivery-gateway.ts';
import type { CartUseCases } from '#core/cart/use-cases/cart-use-cases.ts';
import type { CartWrites } from '#core/cart/use-cases/cart-writes.ts';
import type { ProductGateway } from '#core/catalog/ports/product-gateway.ts';
import type { DeliveryGateway, PaymentGateway } from '#core/checkout/ports/checkout-gateway.ts';
import type { ContactGateway } from '#core/contact/ports/contact-gateway.ts';
import type { ContentGateway } from '#core/content/ports/content-gateway.ts';
import type { ContentUseCases } from '#core/content/use-cases/content-use-cases.ts';
import type { EnrollmentGateway } from '#core/enrollment/ports/enrollment-gateway.ts';
import type { FavoritesGateway } from '#core/favorites/ports/favorites-gateway.ts';
import type { Announcements } from '#core/notifications/ports/announcements.ts';
import type { OrderGateway } from '#core/order/ports/order-gateway.ts';
import type { PurchaseGateway } from '#core/order/ports/purchase-gateway.ts';
import type { EventGateway } from '#core/personalization/ports/event-gateway.ts';
import type { RecommendationGateway } from '#core/recommendations/ports/recommendation-gateway.ts';
import type { ReviewGateway } from '#core/reviews/ports/review-gateway.ts';
import type { SavedItemsGateway } from '#core/saved-items/ports/saved-items-gateway.ts';
import type { AuthGateway } from '#core/session/ports/auth-gateway.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import type { ServerTime } from '#core/site/ports/server-time.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { TenderGateway } from '#core/checkout/ports/tender-gateway.ts';
import type { WalletGateway } from '#core/checkout/ports/wallet-gateway.ts';
import type { MediaGateway } from '#core/social/ports/media-gateway.ts';
import type { StoreGateway } from '#core/stores/ports/store-gateway.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { BaseClient } from '#adapters/http/base-client.ts';
import type { CartCalls } from '#adapters/http/cart/cart-calls.ts';
import type { ChannelValues } from './channel-values.ts';

/** The gateways of a storefront. */
export type Gateways = {
  readonly accounts: AccountGateway;
  readonly reviews: ReviewGateway;
  readonly auth: AuthGateway;
  readonly carts: CartGateway;
  readonly contact: ContactGateway;
  readonly content: ContentGateway;
  readonly promoCodes: PromoCodeGateway;
  readonly sharedCarts: SharedCartGateway;
  readonly delivery: DeliveryGateway;
  readonly enrollments: EnrollmentGateway;
  readonly events: EventGateway;
  readonly favorites: FavoritesGateway;
  readonly lineDelivery: LineDeliveryGateway;
  readonly recommendations: RecommendationGateway;
  readonly orders: OrderGateway;
  readonly payment: PaymentGateway;
  readonly products: ProductGateway;
  readonly purchases: PurchaseGateway;
  readonly privacy: PrivacyGateway;
  readonly addressBook: AddressBookGateway;
  readonly savedCards: SavedCardGateway;
  readonly subscriptions: SubscriptionGateway;
  readonly profiles: ProfileGateway;
  readonly savedItems: SavedItemsGateway;
  readonly security: SecurityGateway;
  readonly serverTime: ServerTime;
  readonly media: MediaGateway;
  readonly stores: StoreGateway;
  readonly tenders: TenderGateway;
  readonly wallet: WalletGateway;
};

/** Dependencies of an area's factory: the ports of the channel, and the areas that are always loaded. */
export type AreaPorts = Pick<
  ChannelValues,
  | 'site'
  | 'context'
  | 'failureTexts'
  | 'loadRuleTexts'
  | 'ids'
  | 'sessions'
  | 'memory'
  | 'botCheck'
  | 'fingerprint'
  | 'widgetList'
> & {
  /** Gateways that replace those over HTTP. */
  readonly gateways: Partial<Gateways>;
  readonly client: BaseClient;
  readonly cartCalls: CartCalls;
  readonly idGenerator: IdGenerator;
  readonly monitoring: Monitoring;
  readonly analytics: Analytics;
  readonly announcements: Announcements<StoreEvent>;
  readonly lastCart: LastCart;
  readonly session: SessionUseCases;
  readonly cartGateway: CartGateway;
  readonly writes: CartWrites;
  readonly cartUseCases: CartUseCases;
  readonly contentUseCases: ContentUseCases;
};

/** Dependencies of an area with forms. */
export type FormPorts = AreaPorts & { readonly ruleTexts: RuleTexts };
