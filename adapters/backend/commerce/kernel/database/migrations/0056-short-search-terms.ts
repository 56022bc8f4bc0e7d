import type { Migration } from '#adapters/database/migrate.ts';
import { listingIndexView, tileView } from './0027-listing-index.ts';

/**
 * Halves the rows that searches read: each term has the number of its site in front of it instead of its name. Styles
 * that are found together, those of one facet set, are stored together.
 */
export const shortSearchTerms: Migration = {
  name: '0056-short-search-terms',
  statements: [
    `alter table site add column number int not null generated always as identity`,
    `drop materialized view tile`,
    `drop materialized view listing_index`,
    ...listingIndexView('site.number', ' order by site_id, facet_set, position'),
    ...tileView,
  ],
};
