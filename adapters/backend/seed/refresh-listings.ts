import { sql } from 'kysely';
import type { Tx } from '../commerce/kernel/database/schema.ts';
import { seededTables } from './seed-records.ts';

/** Materialized views of listings, each after those that it reads. */
const listings = [
  'color_price',
  'listed_style',
  'listing_index',
  'tile',
  'facet_set',
  'category_listing',
  'category_facets',
];

/**
 * Refreshes the listings, and the planner's statistics of what a seed fills. Tables of shoppers are left out: known to
 * be empty, they would be read from end to end by statements that stay prepared while they grow.
 */
export const refreshListings = async (tx: Tx): Promise<void> => {
  for (const view of listings) await sql`refresh materialized view ${sql.table(view)}`.execute(tx);
  await sql`analyze ${sql.join([...seededTables, ...listings].map((name) => sql.table(name)))}`.execute(tx);
};
