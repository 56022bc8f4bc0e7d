import type { CategoryId } from '../kernel/identifiers.ts';
import type { Breadcrumb, ProductTile, Seo } from './product.ts';

/** The most products that one request may ask of a list (PLP-03). */
export const MAX_LISTING_COUNT = 96;

export const sorts = ['recommended', 'newest', 'priceAsc', 'priceDesc', 'rating'] as const;
/** Orders of a list, the default first (PLP-04). */
export type Sort = (typeof sorts)[number];

/** Chosen facet values by facet id. Values of one facet widen the list, facets narrow it. */
export type Filters = { readonly [facetId: string]: readonly string[] };

/** What is chosen of a facet; nothing of one that is not narrowed by. */
export const valuesOf = (filters: Filters, facetId: string): readonly string[] =>
  Object.hasOwn(filters, facetId) ? (filters[facetId] ?? []) : [];

/** Values of facets with empty parts and repeats left out, in the order in which they were chosen. */
export const filtersOf = (entries: Iterable<readonly [facetId: string, values: readonly string[]]>): Filters => {
  const chosen = new Map<string, Set<string>>();
  for (const [facetId, values] of entries) {
    const known = chosen.get(facetId) ?? new Set<string>();
    for (const value of values) if (value !== '') known.add(value);
    if (facetId !== '' && known.size > 0) chosen.set(facetId, known);
  }
  return Object.fromEntries([...chosen].map(([facetId, values]) => [facetId, [...values]]));
};

/** Which part of a list is asked for (PLP-03, SRCH-04). */
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

/** A facet's counts leave out its own selection, so that choosing a second value has a meaningful count (ENT-46). */
export type Facet = {
  readonly id: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** How many values, one after the other, stand together, where sizes are grouped by their systems. */
  readonly systems?: readonly number[];
};

/** A page of products with what is needed to narrow it. */
export type Listing = {
  readonly total: number;
  readonly start: number;
  readonly count: number;
  readonly products: readonly ProductTile[];
  readonly facets: readonly Facet[];
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly title: string;
  readonly seo?: Seo;
  /** The path of a category under the name that it has, whatever name it was asked for by. */
  readonly url?: string;
};

/** A page of search results (SRCH-04, SRCH-09). */
export type SearchListing = Listing & { readonly redirectUrl?: string; readonly suggestedTerm?: string };

export type CategoryQuery = ListingQuery & { readonly categoryId: CategoryId };
export type SearchQuery = ListingQuery & { readonly term: string };
