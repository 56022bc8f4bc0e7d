import * as Effect from 'effect/Effect';
import { products } from '#adapters/contract/catalog.ts';
import type { ListingQuery } from '#core/catalog/listing.ts';
import { filtersText } from '#core/catalog/filters-text.ts';
import type { ProductGateway } from '#core/catalog/ports/product-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { BaseClient } from '../base-client.ts';
import { listingOf, searchListingOf } from './listing-mapper.ts';
import { productOf, tileOf } from './product-mapper.ts';

export const makeProductGateway = ({ ask }: BaseClient): ProductGateway => ({
  details: (productId) =>
    ask(products.details, { params: { productId } }).pipe(Effect.map(({ body }) => productOf(body))),
  inventory: (productId) =>
    ask(products.inventory, { params: { productId } }).pipe(
      Effect.map(({ body }) =>
        Object.fromEntries(Object.entries(body.variants).map(([sku, { quantity }]) => [sku, quantity])),
      ),
    ),
  catalog: ({ categoryId, ...query }) =>
    ask(products.catalog, { query: { categoryId, ...partOf(query) } }).pipe(Effect.map(({ body }) => listingOf(body))),
  search: ({ term, ...query }) =>
    ask(products.search, { query: { q: term, ...partOf(query) } }).pipe(
      Effect.map(({ body }) => searchListingOf(body)),
    ),
  suggestions: (q) =>
    ask(products.autoSuggest, { query: { q } }).pipe(
      Effect.map(({ body }) => ({
        terms: body.terms,
        categories: body.categories.map(({ id, name, url }) => ({ id, name, url })),
        products: body.products.map(tileOf),
      })),
    ),
});

const partOf = ({ start, count, sort, filters }: ListingQuery) => ({
  start,
  count,
  sort,
  ...present({ filters: filtersText(filters) || undefined }),
});
