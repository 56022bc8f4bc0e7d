import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { NotFound } from '../../failures/not-found.ts';
import type { ProductId } from '../../kernel/identifiers.ts';
import type { CategoryPage, ProductPage, SearchPage, TileView } from '../page-models.ts';
import type { CategoryQuery, SearchQuery } from '../listing.ts';
import type { Inventory } from '../inventory.ts';
import type { RecentSearches } from '#core/search/recent-searches.ts';
import type { Suggestions } from '#core/search/suggestions.ts';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import type { CategoryContent } from '../category-content.ts';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import type { ServerTime } from '../../site/ports/server-time.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import type { ProductGateway } from '../ports/product-gateway.ts';
import { recallSearches, rememberSearch } from './recall-searches.ts';
import { searchProducts } from './search-products.ts';
import { suggest } from './suggest.ts';
import { viewCategory } from './view-category.ts';
import { viewProduct } from './view-product.ts';

/** The page lives at another address: a style id (PDP-02), a search that leads elsewhere (SRCH-09, SRCH-10). */
export type Moved = { readonly _tag: 'Moved'; readonly to: string };

export type CatalogUseCases = {
  readonly viewProduct: (id: ProductId) => Effect.Effect<ProductPage, NotFound | Moved | ApiFailure>;
  readonly viewCategory: (query: CategoryQuery) => Effect.Effect<CategoryPage, NotFound | Moved | ApiFailure>;
  readonly searchProducts: (query: SearchQuery) => Effect.Effect<SearchPage, Moved | ApiFailure>;
  /** What the typed letters may become, with addresses of the site; nothing for too few of them (SRCH-03). */
  readonly suggest: (typed: string) => Effect.Effect<Suggestions<TileView>, ApiFailure>;
  /** Fresh stock of a product, for a page that has been open for a while. */
  readonly checkStock: (id: ProductId) => Effect.Effect<Inventory, ApiFailure>;
  /** Search terms that this device remembers, latest first (SRCH-07). */
  readonly recallSearches: Effect.Effect<RecentSearches>;
  readonly rememberSearch: (term: string) => Effect.Effect<void>;
};

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
