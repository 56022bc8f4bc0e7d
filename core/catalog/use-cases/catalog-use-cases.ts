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
import type { PageContent } from '../page-content.ts';
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

/** The page has another address: a style id (PDP-02), a category with another name, or a search that redirects (SRCH-09, SRCH-10). */
export type Moved = { readonly _tag: 'Moved'; readonly to: string };

export type CatalogUseCases = {
  readonly viewProduct: (id: ProductId) => Effect.Effect<ProductPage, NotFound | Moved | ApiFailure>;
  readonly viewCategory: (query: CategoryQuery) => Effect.Effect<CategoryPage, NotFound | Moved | ApiFailure>;
  readonly searchProducts: (query: SearchQuery) => Effect.Effect<SearchPage, Moved | ApiFailure>;
  /** Suggestions for typed text, with addresses of the site; empty below the minimum length (SRCH-03). */
  readonly suggest: (typed: string) => Effect.Effect<Suggestions<TileView>, ApiFailure>;
  /** Current stock of a product, for a page that has been open for a while. */
  readonly checkStock: (id: ProductId) => Effect.Effect<Inventory, ApiFailure>;
  /** Search terms stored on this device, latest first (SRCH-07). */
  readonly recallSearches: Effect.Effect<RecentSearches>;
  readonly rememberSearch: (term: string) => Effect.Effect<void>;
};

type CatalogPorts = {
  readonly products: ProductGateway;
  /** Editorial content of a category list. Refused with API404 for an unknown category. */
  readonly categoryContent: (categoryId: string) => Effect.Effect<CategoryContent, ApiFailure>;
  /** The blocks of a product's page; none for most products (API-118), and none without this port. */
  readonly productContent?: (productId: ProductId) => Effect.Effect<PageContent | undefined, ApiFailure>;
  readonly serverTime: ServerTime;
  readonly memory: ShopperMemory;
  readonly monitoring: Monitoring;
  readonly site: SiteConfiguration;
};

export const makeCatalogUseCases = (ports: CatalogPorts): CatalogUseCases => ({
  viewProduct: viewProduct(ports),
  viewCategory: viewCategory(ports),
  searchProducts: searchProducts(ports),
  suggest: suggest(ports),
  checkStock: ports.products.inventory,
  recallSearches: recallSearches(ports),
  rememberSearch: rememberSearch(ports),
});
