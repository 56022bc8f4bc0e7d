import { createHash } from 'node:crypto';
import type { Filling } from '#adapters/database/pglite.ts';
import type { CommerceDatabase, Schema } from '../commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { commerceSites } from '../commerce/kernel/sites.ts';
import { categoryRows, searchWordRows, sizeRows, styleRows } from './catalog-rows.ts';
import { contentRows, redirectRows } from './content-rows.ts';
import { allStyles } from './data/all-styles.ts';
import { categories, outlet } from './data/categories.ts';
import { generatedStyle, numberOf, originalOf } from './generated-styles.ts';
import { reviewRows } from './review-rows.ts';
import { refreshListings } from './refresh-listings.ts';
import { beginSeeding, readDigest, writeDigest, writeRows, type SeedRows } from './seed-records.ts';
import { sizeChartRows } from './size-chart-rows.ts';
import { storeRows } from './store-rows.ts';

type SeedOptions = {
  /** Receives the current step as a sentence. */
  readonly progress?: (step: string) => void;
  /** Number of generated styles of the outlet, for paging and load tests. */
  readonly extraProducts?: number;
};

const BATCH = 1000;
/** Position of the first generated style, after the others. */
const FIRST_POSITION = 1000;

/** Initial rows of a new embedded database: catalog and content. */
export const catalogFilling = (progress?: SeedOptions['progress']): Filling<Schema> => ({
  mark: digestOf(seedRows()),
  fill: (database) => seedDatabase(database, progress === undefined ? {} : { progress }),
});

const digestOf = (rows: SeedRows): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

const seedRows = (): SeedRows => {
  const catalog = styleRows(allStyles);
  const stores = storeRows(
    styleRows(allStyles.filter(({ sizes }) => sizes !== 'amounts')).variant.map(({ sku }) => sku),
  );
  return {
    site: commerceSites.map(({ siteId, locale }) => ({ siteId, locale })),
    category: categoryRows(categories),
    size: sizeRows(),
    ...catalog,
    ...stores,
    stockLevel: [...catalog.stockLevel, ...stores.stockLevel],
    searchWord: searchWordRows(allStyles),
    ...reviewRows(),
    sizeChart: sizeChartRows(),
    contentDocument: contentRows(),
    contentRedirect: redirectRows(),
  };
};

/**
 * Writes catalog and content to a migrated database. Existing rows are updated, stock is not changed. Unchanged data is
 * not written again.
 */
export const seedDatabase = async (
  { db }: Pick<CommerceDatabase, 'db'>,
  { progress, extraProducts = 0 }: SeedOptions = {},
): Promise<void> => {
  const rows = seedRows();
  const digest = digestOf(rows);
  if ((await readDigest(db, 'catalogue')) !== digest) {
    progress?.('Filling the catalog');
    await withTransaction(db, async (tx) => {
      await beginSeeding(tx);
      await writeRows(tx, rows);
      await writeDigest(tx, 'catalogue', digest);
      await refreshListings(tx);
    });
  }
  await seedOutlet(db, extraProducts, progress);
};

const seedOutlet = async (
  db: CommerceDatabase['db'],
  wanted: number,
  progress: SeedOptions['progress'],
): Promise<void> => {
  const there = Number((await readDigest(db, 'outlet')) ?? 0);
  for (let made = there; made < wanted; made += BATCH) {
    const count = Math.min(BATCH, wanted - made);
    progress?.(`Filling the outlet: ${made + count} of ${wanted}`);
    const styles = Array.from({ length: count }, (_, index) => generatedStyle(made + index + 1));
    const rows = {
      category: categoryRows([outlet]),
      ...styleRows(styles, { first: FIRST_POSITION + made, look: ({ id }) => originalOf(numberOf(id)).id, sizes: 3 }),
    };
    await withTransaction(db, async (tx) => {
      await beginSeeding(tx);
      await writeRows(tx, rows);
      await writeDigest(tx, 'outlet', String(made + count));
      if (made + count >= wanted) await refreshListings(tx);
    });
  }
};
