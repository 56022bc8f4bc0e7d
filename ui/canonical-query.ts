import { canonicalListing } from '#core/catalog/listing-address.ts';
import { formatQuery, queryValue, type QueryEntries } from '#core/site/query.ts';
import { searchTerm } from '#core/site/search-term.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';

/** Writes a query without its question mark in the one form that addresses of the same page share. */
type CanonicalQuery = (query: QueryEntries, site: Pick<SiteConfiguration, 'pageSizes'>) => string;

/** One key with its value; nothing of a value that is empty. */
const only = (key: string, value = ''): string => (value === '' ? '' : formatQuery([[key, value]]));

/** By what a page reads of its query. Everything else in a query is left out: it makes no other page. */
export const canonicalQueries = {
  none: () => '',
  listing: (query, site) => canonicalListing(query, site.pageSizes.listing),
  /** Without a term it is the search hub, which reads nothing else (SRCH-07). */
  search: (query, site) => {
    const term = only('q', searchTerm(query));
    const list = canonicalListing(query, site.pageSizes.listing);
    return term === '' || list === '' ? term : `${term}&${list}`;
  },
  stores: (query) => only('q', searchTerm(query, 'stores')),
  step: (query) => only('step', queryValue(query, 'step')),
} satisfies { readonly [kind: string]: CanonicalQuery };

/** What of a query makes another page: a row of `canonicalQueries`. */
export type QueryKind = keyof typeof canonicalQueries;
