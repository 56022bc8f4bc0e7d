import * as Effect from 'effect/Effect';
import type { CategoryQuery, ListingQuery } from '#core/catalog/listing.ts';
import type { ListingView } from '#core/catalog/page-models.ts';
import type { PromoTile } from '#core/catalog/category-content.ts';
import type { Storefront } from '#core/storefront.ts';
import { tile } from '#test/ui/blocks/sample-blocks.ts';

/** A list of the given number of products, with facets that know the selection. */
export const listingOf = (total: number, { start, count, sort, filters }: ListingQuery): ListingView => ({
  title: 'Footwear',
  total,
  start,
  pageSize: 24,
  tiles: Array.from({ length: Math.max(0, Math.min(count, total - start)) }, (_, index) =>
    tile({ id: `P${start + index}`, name: `Shoe ${start + index}`, url: `/en-us/p/P${start + index}` }),
  ),
  facets: [
    {
      id: 'color',
      label: 'Color',
      values: [
        { id: 'red', label: 'Red', count: 3, selected: filters['color']?.includes('red') ?? false, swatch: '#b3261e' },
        {
          id: 'blue',
          label: 'Blue',
          count: 2,
          selected: filters['color']?.includes('blue') ?? false,
          swatch: '#22433b',
        },
      ],
    },
    { id: 'size', label: 'Size', values: [{ id: '9', label: '9', count: 0, selected: false }] },
  ],
  filters,
  sort,
  breadcrumbs: [
    { label: 'Home', url: '/en-us' },
    { label: 'Footwear', url: '/en-us/c/footwear-1000' },
  ],
});

/** The shop with a category of the given number of products, and the requests for it. */
export const withCategory = (
  shop: Storefront,
  total: number,
  promos: readonly PromoTile[] = [],
): { readonly shop: Storefront; readonly asked: CategoryQuery[] } => {
  const asked: CategoryQuery[] = [];
  const viewCategory: Storefront['catalog']['viewCategory'] = (query) =>
    Effect.sync(() => {
      asked.push(query);
      return {
        listing: { ...listingOf(total, query), promos: query.start === 0 ? promos : [] },
        categoryId: query.categoryId,
        seo: { title: 'Footwear', description: 'Trail shoes and boots.' },
      };
    });
  return { shop: { ...shop, catalog: { ...shop.catalog, viewCategory } }, asked };
};
