import type { Analytics } from '#core/analytics/ports/analytics.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { CartGateway } from '#core/cart/ports/cart-gateway.ts';
import type { LastCart } from '#core/cart/ports/last-cart.ts';
import type { CartWrites } from '#core/cart/use-cases/cart-writes.ts';
import type { CartUseCases } from '#core/cart/use-cases/cart-use-cases.ts';
import type { AdviceUseCases } from '#core/reviews/use-cases/review-use-cases.ts';
import type { ProductGateway } from '#core/catalog/ports/product-gateway.ts';
import type { CatalogUseCases } from '#core/catalog/use-cases/catalog-use-cases.ts';
import type { OfferUseCases } from '#core/recommendations/use-cases/recommendation-use-cases.ts';
import type { DeliveryGateway, PaymentGateway } from '#core/checkout/ports/checkout-gateway.ts';
import type { CheckoutUseCases } from '#core/checkout/use-cases/checkout-use-cases.ts';
import type { ContentGateway } from '#core/content/ports/content-gateway.ts';
import type { ContentUseCases } from '#core/content/use-cases/content-use-cases.ts';
import type { OrderGateway } from '#core/order/ports/order-gateway.ts';
import type { OrderUseCases } from '#core/order/use-cases/order-use-cases.ts';
import type { AuthGateway } from '#core/session/ports/auth-gateway.ts';
import type { Entropy } from '#core/session/ports/entropy.ts';
import type { StoreUseCases } from '#core/stores/use-cases/store-use-cases.ts';
import type { AccountUseCases } from '#core/account/use-cases/account-use-cases.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import type { FavoritesUseCases } from '#core/favorites/use-cases/favorites-use-cases.ts';
import type { ServerTime } from '#core/site/ports/server-time.ts';
import type { BaseClient } from '#adapters/http/base-client.ts';
import type { CartCalls } from '#adapters/http/cart/cart-calls.ts';
import type { StoreEvents } from '#adapters/streams/store-events.ts';
import type { BesideCart } from './channel-modules/beside-cart.ts';
import type { ChannelValues } from './channel-values.ts';
import type { Once } from './once.ts';
import { token } from './token.ts';

/** One token per port and one per area's use cases: rooms, not chairs. */
export const tokens = {
  // Of the process: nothing a request can influence.
  entropy: token<Entropy>('Entropy'),
  monitoring: token<Monitoring>('Monitoring'),
  analytics: token<Analytics>('Analytics'),

  // Of one channel: its values, and a memory of what was made for it.
  channel: token<ChannelValues>('ChannelValues'),
  once: token<Once>('Once'),

  client: token<BaseClient>('BaseClient'),
  cartCalls: token<CartCalls>('CartCalls'),
  auth: token<AuthGateway>('AuthGateway'),
  carts: token<CartGateway>('CartGateway'),
  delivery: token<DeliveryGateway>('DeliveryGateway'),
  payment: token<PaymentGateway>('PaymentGateway'),
  orders: token<OrderGateway>('OrderGateway'),
  products: token<ProductGateway>('ProductGateway'),
  content: token<ContentGateway>('ContentGateway'),
  serverTime: token<ServerTime>('ServerTime'),
  lastCart: token<LastCart>('LastCart'),
  events: token<StoreEvents>('StoreEvents'),

  accountUseCases: token<AccountUseCases>('AccountUseCases'),
  sessionUseCases: token<SessionUseCases>('SessionUseCases'),
  cartWrites: token<CartWrites>('CartWrites'),
  cartUseCases: token<CartUseCases>('CartUseCases'),
  besideCart: token<BesideCart>('BesideCart'),
  checkoutUseCases: token<CheckoutUseCases>('CheckoutUseCases'),
  orderUseCases: token<OrderUseCases>('OrderUseCases'),
  catalogUseCases: token<CatalogUseCases>('CatalogUseCases'),
  adviceUseCases: token<AdviceUseCases>('AdviceUseCases'),
  storeUseCases: token<StoreUseCases>('StoreUseCases'),
  offerUseCases: token<OfferUseCases>('OfferUseCases'),
  favoritesUseCases: token<FavoritesUseCases>('FavoritesUseCases'),
  contentUseCases: token<ContentUseCases>('ContentUseCases'),
} as const;
