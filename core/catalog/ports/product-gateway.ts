import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { ProductId } from '../../kernel/identifiers.ts';
import type { Inventory } from '../inventory.ts';
import type { CategoryQuery, Listing, SearchListing, SearchQuery } from '../listing.ts';
import type { Product, ProductTile } from '../product.ts';
import type { Suggestions } from '#core/search/suggestions.ts';

/** Products of the site, in its language and currency. */
export type ProductGateway = {
  /** A product by full id; a style id returns its default color (PDP-02). Refused with API404 if unknown. */
  readonly details: (id: ProductId) => Effect.Effect<Product, ApiFailure>;
  /** Units for sale by variant. */
  readonly inventory: (id: ProductId) => Effect.Effect<Inventory, ApiFailure>;
  /** A page of the products of a category (PLP-03). Refused with API404 for an unknown category. */
  readonly catalog: (query: CategoryQuery) => Effect.Effect<Listing, ApiFailure>;
  /**
   * A page of search results, which may be empty (SRCH-04). The service may name an address to redirect to (SRCH-09).
   */
  readonly search: (query: SearchQuery) => Effect.Effect<SearchListing, ApiFailure>;
  /** Suggested terms, categories and products for typed text (SRCH-02). May be empty. */
  readonly suggestions: (typed: string) => Effect.Effect<Suggestions<ProductTile>, ApiFailure>;
};
