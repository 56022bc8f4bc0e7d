import { sql } from 'kysely';
import type { Queries, Tx } from '../commerce/kernel/database/schema.ts';

/**
 * How a table is seeded: columns with types, key, `keep` for rows that are never updated, `keepWith` for a column
 * whose value marks rows that are not updated, `begin` for columns that only new rows get, and `removedAs` for kind and
 * name in `content_removal` of a `row` that is not written if it is there.
 */
type Target = {
  readonly columns: { readonly [column: string]: string };
  readonly key: readonly string[];
  readonly keep?: true;
  readonly keepWith?: string;
  readonly begin?: readonly string[];
  readonly removedAs?: readonly [kind: string, name: string];
};

const targets = {
  site: { columns: { siteId: 'text', locale: 'text' }, key: ['siteId'] },
  category: {
    columns: {
      categoryId: 'text',
      slug: 'text',
      parentId: 'text',
      position: 'int',
      title: 'jsonb',
      description: 'jsonb',
    },
    key: ['categoryId'],
  },
  size: { columns: { sizeCode: 'text', position: 'int', label: 'jsonb' }, key: ['sizeCode'] },
  style: {
    columns: {
      styleId: 'text',
      brand: 'text',
      productType: 'text',
      defaultColor: 'text',
      position: 'int',
      launchedAt: 'timestamptz',
      ratingTenths: 'int',
      ratingCount: 'int',
      badge: 'text',
      unitLimit: 'int',
      isDigital: 'boolean',
      isGiftCard: 'boolean',
      isCustoms: 'boolean',
      customParts: 'jsonb',
    },
    key: ['styleId'],
  },
  styleCategory: { columns: { categoryId: 'text', styleId: 'text' }, key: ['categoryId', 'styleId'], keep: true },
  styleText: {
    columns: {
      styleId: 'text',
      locale: 'text',
      searchLanguage: 'text',
      name: 'text',
      typeLabel: 'text',
      description: 'text',
      features: 'jsonb',
      materials: 'text',
      care: 'text',
      searchName: 'text',
      searchWords: 'text',
    },
    key: ['styleId', 'locale'],
  },
  searchWord: { columns: { locale: 'text', word: 'text', label: 'text', uses: 'int' }, key: ['locale', 'word'] },
  product: {
    columns: {
      productId: 'text',
      styleId: 'text',
      color: 'text',
      position: 'int',
      colorName: 'jsonb',
      colorFamily: 'text',
      swatch: 'text',
      pictures: 'jsonb',
    },
    key: ['productId'],
  },
  variant: { columns: { sku: 'text', productId: 'text', upc: 'text', sizeCode: 'text' }, key: ['sku'] },
  price: {
    columns: { sku: 'text', siteId: 'text', current: 'bigint', original: 'bigint', historicBest: 'bigint' },
    key: ['sku', 'siteId'],
  },
  store: {
    columns: {
      storeId: 'text',
      siteId: 'text',
      position: 'int',
      name: 'text',
      address: 'jsonb',
      phone: 'text',
      latitude: 'float8',
      longitude: 'float8',
      timeZone: 'text',
      openingHours: 'jsonb',
      services: 'jsonb',
    },
    key: ['storeId'],
  },
  collectionPoint: {
    columns: {
      pointId: 'text',
      siteId: 'text',
      position: 'int',
      name: 'text',
      carrier: 'text',
      address: 'jsonb',
      latitude: 'float8',
      longitude: 'float8',
      openingHours: 'jsonb',
    },
    key: ['pointId'],
  },
  stockLocation: { columns: { locationId: 'text', storeId: 'text' }, key: ['locationId'], keep: true },
  // Existing stock is not changed.
  stockLevel: {
    columns: { sku: 'text', locationId: 'text', onHand: 'int' },
    key: ['sku', 'locationId'],
    keep: true,
  },
  town: {
    columns: { country: 'text', name: 'text', latitude: 'float8', longitude: 'float8', postalCodes: 'jsonb' },
    key: ['country', 'name'],
  },
  review: {
    columns: {
      reviewId: 'text',
      styleId: 'text',
      rating: 'int',
      author: 'text',
      writtenOn: 'date',
      locale: 'text',
      fit: 'text',
      isVerified: 'boolean',
      texts: 'jsonb',
      pictures: 'jsonb',
      helpful: 'int',
    },
    key: ['reviewId'],
    begin: ['helpful'],
  },
  question: {
    columns: { questionId: 'text', styleId: 'text', author: 'text', askedOn: 'date', texts: 'jsonb' },
    key: ['questionId'],
  },
  answer: {
    columns: {
      answerId: 'text',
      questionId: 'text',
      author: 'text',
      isBrand: 'boolean',
      answeredOn: 'date',
      texts: 'jsonb',
    },
    key: ['answerId'],
  },
  socialMedium: {
    columns: {
      mediumId: 'text',
      reviewId: 'text',
      uploader: 'text',
      captions: 'jsonb',
      language: 'text',
      productIds: 'text[]',
      picture: 'jsonb',
      state: 'text',
      postedAt: 'timestamptz',
    },
    key: ['mediumId'],
    // Moderators may have rejected it.
    begin: ['state'],
  },
  sizeChart: { columns: { productType: 'text', locale: 'text', chart: 'jsonb' }, key: ['productType', 'locale'] },
  contentDocument: {
    columns: { siteId: 'text', kind: 'text', name: 'text', body: 'jsonb' },
    key: ['siteId', 'kind', 'name'],
    keepWith: 'version',
    removedAs: ['"row".kind', '"row".name'],
  },
  // Editors may have replaced it.
  contentRedirect: {
    columns: { siteId: 'text', fromPath: 'text', toAddress: 'text', status: 'int' },
    key: ['siteId', 'fromPath'],
    keep: true,
    removedAs: [`'redirect'`, '"row"."fromPath"'],
  },
} as const satisfies { readonly [table: string]: Target };

type SeedTable = keyof typeof targets;
/** Rows by table. Tables are filled in the order of their foreign keys. */
export type SeedRows = { readonly [Table in SeedTable]?: readonly object[] };

export const seededTables: readonly SeedTable[] = [
  'site',
  'category',
  'size',
  'style',
  'styleCategory',
  'styleText',
  'searchWord',
  'product',
  'variant',
  'price',
  'store',
  'collectionPoint',
  'stockLocation',
  'stockLevel',
  'town',
  'review',
  'question',
  'answer',
  'socialMedium',
  'sizeChart',
  'contentDocument',
  'contentRedirect',
];

/** Key of the advisory lock, equal in all processes. */
const SEED_LOCK = 7_203_116;

/** Inserts or updates rows, with one statement per table. */
export const writeRows = async (tx: Tx, rows: SeedRows): Promise<void> => {
  for (const table of seededTables) {
    const batch = rows[table];
    if (batch === undefined || batch.length === 0) continue;
    const { columns, key, keep, keepWith, begin = [], removedAs }: Target = targets[table];
    const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)));
    // Columns of the record set equal the camelCase keys of the rows, so they must not be converted to snake_case.
    const keys = sql.raw(
      Object.keys(columns)
        .map((column) => `"${column}"`)
        .join(', '),
    );
    const typed = sql.raw(
      Object.entries(columns)
        .map(([column, type]) => `"${column}" ${type}`)
        .join(', '),
    );
    const fresh = sql.join(
      Object.keys(columns)
        .filter((column) => !begin.includes(column))
        .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
    );
    // Editors wait with removals until the delivery is there, and it sees all earlier ones.
    if (removedAs !== undefined) await sql`lock table content_removal in share mode`.execute(tx);
    const isRemoved =
      removedAs === undefined
        ? sql`false`
        : sql.raw(`exists (select from content_removal removal where removal.site_id = "row"."siteId"
            and removal.kind = ${removedAs[0]} and removal.name = ${removedAs[1]})`);
    await sql`
      insert into ${sql.table(table)} (${names}) select ${keys}
        from jsonb_to_recordset(${JSON.stringify(batch)}::text::jsonb) as row (${typed})
        where not ${isRemoved}
      on conflict (${sql.join(key.map((column) => sql.ref(column)))})
        do ${keep === true ? sql`nothing` : sql`update set ${fresh}`}
        ${keepWith === undefined ? sql`` : sql`where ${sql.ref(`${table}.${keepWith}`)} is null`}`.execute(tx);
  }
};

/** Locks seeding against other processes and lifts the timeouts. */
export const beginSeeding = async (tx: Tx): Promise<void> => {
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(tx);
};

/** Digest of the last seeding under a name. */
export const readDigest = async (db: Queries, name: string): Promise<string | undefined> =>
  (await db.selectFrom('seeding').select('digest').where('name', '=', name).executeTakeFirst())?.digest;

export const writeDigest = async (tx: Tx, name: string, digest: string): Promise<void> => {
  await tx
    .insertInto('seeding')
    .values({ name, digest })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ digest }))
    .execute();
};
