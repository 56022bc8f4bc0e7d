import type { CategoryId } from '../kernel/identifiers.ts';
import type { Breadcrumb, ProductTile, Seo } from './product.ts';

/** Maximum number of products per request (PLP-03). */
export const MAX_LISTING_COUNT = 96;

export const sorts = ['recommended', 'newest', 'priceAsc', 'priceDesc', 'rating'] as const;
/** Sort orders, the default first (PLP-04). */
export type Sort = (typeof sorts)[number];

/** Selected facet values by facet id. Values of one facet are alternatives, facets are combined. */
export type Filters = { readonly [facetId: string]: readonly string[] };

/** The selected values of a facet; empty if there are none. */
export const valuesOf = (filters: Filters, facetId: string): readonly string[] =>
  Object.hasOwn(filters, facetId) ? (filters[facetId] ?? []) : [];

/** Filters without empty parts and duplicates, in the order of selection. */
export const filtersOf = (entries: Iterable<readonly [facetId: string, values: readonly string[]]>): Filters => {
  const chosen = new Map<string, Set<string>>();
  for (const [facetId, values] of entries) {
    const known = chosen.get(facetId) ?? new Set<string>();
    for (const value of values) if (value !== '') known.add(value);
    if (facetId !== '' && known.size > 0) chosen.set(facetId, known);
  }
  return Object.fromEntries([...chosen].map(([facetId, values]) => [facetId, [...values]]));
};

/** The requested part of a list (PLP-03, SRCH-04). */
export type ListingQuery = {
  readonly start: number;
  readonly count: number;
  readonly sort: Sort;
  readonly filters: Filters;
};

export type FacetValue = {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
  readonly swatch?: string;
};

/** The counts of a facet ignore its own selection, so that a second value has a meaningful count (ENT-46). */
export type Facet = {
  readonly id: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** Sizes of consecutive groups of values, if sizes are grouped by size system. */
  readonly systems?: readonly number[];
};

/** A page of products with its facets. */
export type Listing = {
  readonly total: number;
  readonly start: number;
  readonly count: number;
  readonly products: readonly ProductTile[];
  readonly facets: readonly Facet[];
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly title: string;
  readonly seo?: Seo;
  /** The canonical path of a category, whatever alias was requested. */
  readonly url?: string;
};

/** A page of search results (SRCH-04, SRCH-09). */
export type SearchListing = Listing & { readonly redirectUrl?: string; readonly suggestedTerm?: string };

export type CategoryQuery = ListingQuery & {
  readonly categoryId: CategoryId;
  /** The address of the page of the list, with its query; absent for the next products of a page. */
  readonly address?: string;
};
export type SearchQuery = ListingQuery & { readonly term: string };
