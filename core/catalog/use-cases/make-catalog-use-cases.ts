import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { CategoryContent } from '../category-content.ts';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import type { ServerTime } from '../../site/ports/server-time.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import type { ProductGateway } from '../ports/product-gateway.ts';
import type { CatalogUseCases } from './catalog-use-cases.ts';
import { recallSearches, rememberSearch } from './recall-searches.ts';
import { searchProducts } from './search-products.ts';
import { suggest } from './suggest.ts';
import { viewCategory } from './view-category.ts';
import { viewProduct } from './view-product.ts';

type CatalogPorts = {
  readonly products: ProductGateway;
  /** What editors put into the list of a category. Refused with API404 for an unknown category. */
  readonly categoryContent: (categoryId: string) => Effect.Effect<CategoryContent, ApiFailure>;
  readonly serverTime: ServerTime;
  readonly memory: ShopperMemory;
  readonly monitoring: Monitoring;
  readonly site: SiteConfiguration;
};

/** Fresh stock decides nothing, so it is the port itself. */
export const makeCatalogUseCases = (ports: CatalogPorts): CatalogUseCases => ({
  viewProduct: viewProduct(ports),
  viewCategory: viewCategory(ports),
  searchProducts: searchProducts(ports),
  suggest: suggest(ports),
  checkStock: ports.products.inventory,
  recallSearches: recallSearches(ports),
  rememberSearch: rememberSearch(ports),
});
