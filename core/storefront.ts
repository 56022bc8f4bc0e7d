import type { CartUseCases } from './cart/use-cases/cart-use-cases.ts';
import type { AdviceUseCases } from './catalog/use-cases/advice-use-cases.ts';
import type { CatalogUseCases } from './catalog/use-cases/catalog-use-cases.ts';
import type { CheckoutUseCases } from './checkout/use-cases/checkout-use-cases.ts';
import type { ContentUseCases } from './content/use-cases/content-use-cases.ts';
import type { OrderUseCases } from './order/use-cases/order-use-cases.ts';
import type { SessionUseCases } from './session/use-cases/session-use-cases.ts';
import type { SiteConfiguration } from './site/site-configuration.ts';

/** What every channel gets: the record of all use cases, for one shopper on one site. */
export type Storefront = {
  readonly site: SiteConfiguration;
  readonly catalog: CatalogUseCases;
  readonly advice: AdviceUseCases;
  readonly content: ContentUseCases;
  readonly carts: CartUseCases;
  readonly checkout: CheckoutUseCases;
  readonly orders: OrderUseCases;
  readonly session: SessionUseCases;
};
