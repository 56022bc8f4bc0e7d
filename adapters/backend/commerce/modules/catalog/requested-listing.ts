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

/** Which part of a list is asked for; nothing when it makes no sense (PLP400). */
const partOf = ({ start = 0, count = DEFAULT_COUNT, sort = 'recommended', filters = '' }: PartQuery) =>
  isSort(sort) && count >= 1 && count <= MAX_LISTING_COUNT
    ? { start, count, sort, filters: parseFiltersText(filters) }
    : undefined;

/** The requested part of a listing, and which part it is; undefined when the query makes no sense (PLP400). */
export const requestedListing = async (db: Queries, site: CommerceSite, scope: ListingScope, query: PartQuery) => {
  const part = partOf(query);
  return part === undefined
    ? undefined
    : { part, record: await readListing(db, site, { ...part, scope, selection: selectionOf(part.filters) }) };
};
