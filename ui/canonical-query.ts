import { canonicalGridQuery } from '#core/content/grid-query.ts';
import { canonicalListing } from '#core/catalog/listing-address.ts';
import { formatQuery, queryValue, type QueryEntries } from '#core/site/query.ts';
import { searchTerm } from '#core/site/search-term.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';

/** Formats a query, without its question mark, in the one form that all addresses of the same page share. */
type CanonicalQuery = (query: QueryEntries, site: Pick<SiteConfiguration, 'pageSizes'>) => string;

/** One key with its value; an empty string for an empty value. */
const only = (key: string, value = ''): string => (value === '' ? '' : formatQuery([[key, value]]));

/** The parameters that each kind of page reads. All others are dropped: they do not change the page. */
export const canonicalQueries = {
  none: () => '',
  /** Tag and number of loads of a grid of articles. */
  content: canonicalGridQuery,
  listing: (query, site) => canonicalListing(query, site.pageSizes.listing),
  /** Without a term this is the search hub, which reads no other parameter (SRCH-07). */
  search: (query, site) => {
    const term = only('q', searchTerm(query));
    const list = canonicalListing(query, site.pageSizes.listing);
    return term === '' || list === '' ? term : `${term}&${list}`;
  },
  stores: (query) => only('q', searchTerm(query, 'stores')),
  /** An order, or a request that was sent. */
  order: (query) => only('order', queryValue(query, 'order')) || only('case', queryValue(query, 'case')),
  /** All as it is: the form shows what was sent, such as a document type that does not exist. */
  showcase: (query) =>
    formatQuery(
      ['docType', 'layoutVariant', 'limit', 'previewDate'].flatMap((key) => {
        const value = queryValue(query, key);
        return value === undefined ? [] : [[key, value] as const];
      }),
    ),
  step: (query) => only('step', queryValue(query, 'step')),
} satisfies { readonly [kind: string]: CanonicalQuery };

/** Selects the query parameters that identify a page: a row of `canonicalQueries`. */
export type QueryKind = keyof typeof canonicalQueries;
