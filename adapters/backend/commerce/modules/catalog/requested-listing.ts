import { MAX_LISTING_COUNT } from '#core/catalog/listing.ts';
import { parseFiltersText } from '#core/catalog/parse-filters-text.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { readListing, type ListingScope } from './listing-records.ts';
import { isSort, selectionOf } from './listing-wire.ts';

type PartQuery = {
  readonly start?: number;
  readonly count?: number;
  readonly sort?: string;
  readonly filters?: string;
};

const DEFAULT_COUNT = 24;

/** Parses the query of a listing; undefined when it is invalid (PLP400). */
const partOf = ({ start = 0, count = DEFAULT_COUNT, sort = 'recommended', filters = '' }: PartQuery) =>
  isSort(sort) && count >= 1 && count <= MAX_LISTING_COUNT
    ? { start, count, sort, filters: parseFiltersText(filters) }
    : undefined;

/** Reads the requested part of a listing; undefined when the query is invalid (PLP400). */
export const requestedListing = async (db: Queries, site: CommerceSite, scope: ListingScope, query: PartQuery) => {
  const part = partOf(query);
  return part === undefined
    ? undefined
    : { part, record: await readListing(db, site, { ...part, scope, selection: selectionOf(part.filters) }) };
};
