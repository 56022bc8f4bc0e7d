import { sql } from 'kysely';
import type { Queries, Tx } from '../commerce/kernel/database/schema.ts';

/**
 * How a table is filled: its columns with their types, its key, whether a row that is there already is kept as it is,
 * and columns that belong to the shoppers once a row is there.
 */
type Target = {
  readonly columns: { readonly [column: string]: string };
  readonly key: readonly string[];
  readonly keep?: true;
  readonly begin?: readonly string[];
};

const targets = {
  site: { columns: { site_id: 'text', locale: 'text' }, key: ['site_id'] },
  category: {
    columns: {
      category_id: 'text',
      slug: 'text',
      parent_id: 'text',
      position: 'int',
      title: 'jsonb',
      description: 'jsonb',
    },
    key: ['category_id'],
  },
  size: { columns: { size_code: 'text', position: 'int', label: 'jsonb' }, key: ['size_code'] },
  style: {
    columns: {
      style_id: 'text',
      brand: 'text',
      product_type: 'text',
      default_color: 'text',
      position: 'int',
      launched_at: 'timestamptz',
      rating_tenths: 'int',
      rating_count: 'int',
      badge: 'text',
    },
    key: ['style_id'],
  },
  style_category: { columns: { category_id: 'text', style_id: 'text' }, key: ['category_id', 'style_id'], keep: true },
  style_text: {
    columns: {
      style_id: 'text',
      locale: 'text',
      search_language: 'text',
      name: 'text',
      type_label: 'text',
      description: 'text',
      features: 'jsonb',
      materials: 'text',
      care: 'text',
      search_name: 'text',
      search_words: 'text',
    },
    key: ['style_id', 'locale'],
  },
  search_word: { columns: { locale: 'text', word: 'text', label: 'text', uses: 'int' }, key: ['locale', 'word'] },
  product: {
    columns: {
      product_id: 'text',
      style_id: 'text',
      color: 'text',
      position: 'int',
      color_name: 'jsonb',
      color_family: 'text',
      swatch: 'text',
      pictures: 'jsonb',
    },
    key: ['product_id'],
  },
  variant: { columns: { sku: 'text', product_id: 'text', upc: 'text', size_code: 'text' }, key: ['sku'] },
  price: {
    columns: { sku: 'text', site_id: 'text', current: 'bigint', original: 'bigint', historic_best: 'bigint' },
    key: ['sku', 'site_id'],
  },
  // Stock belongs to the shoppers once it is there: seeding again never fills the shelves up.
  stock: { columns: { sku: 'text', on_hand: 'int' }, key: ['sku'], keep: true },
  store: {
    columns: {
      store_id: 'text',
      site_id: 'text',
      position: 'int',
      name: 'text',
      address: 'jsonb',
      phone: 'text',
      latitude: 'float8',
      longitude: 'float8',
      time_zone: 'text',
      opening_hours: 'jsonb',
      services: 'jsonb',
    },
    key: ['store_id'],
  },
  store_stock: { columns: { store_id: 'text', sku: 'text', on_hand: 'int' }, key: ['store_id', 'sku'], keep: true },
  town: {
    columns: { country: 'text', name: 'text', latitude: 'float8', longitude: 'float8', postal_codes: 'jsonb' },
    key: ['country', 'name'],
  },
  review: {
    columns: {
      review_id: 'text',
      style_id: 'text',
      rating: 'int',
      author: 'text',
      written_on: 'date',
      locale: 'text',
      fit: 'text',
      is_verified: 'boolean',
      texts: 'jsonb',
      pictures: 'jsonb',
      helpful: 'int',
    },
    key: ['review_id'],
    begin: ['helpful'],
  },
  question: {
    columns: { question_id: 'text', style_id: 'text', author: 'text', asked_on: 'date', texts: 'jsonb' },
    key: ['question_id'],
  },
  answer: {
    columns: {
      answer_id: 'text',
      question_id: 'text',
      author: 'text',
      is_brand: 'boolean',
      answered_on: 'date',
      texts: 'jsonb',
    },
    key: ['answer_id'],
  },
  size_chart: { columns: { product_type: 'text', locale: 'text', chart: 'jsonb' }, key: ['product_type', 'locale'] },
  content_document: {
    columns: { site_id: 'text', kind: 'text', name: 'text', body: 'jsonb' },
    key: ['site_id', 'kind', 'name'],
  },
} as const satisfies { readonly [table: string]: Target };

type SeedTable = keyof typeof targets;
/** Rows by table. Tables are filled in the order of the schema, so that what a row refers to is there. */
export type SeedRows = { readonly [Table in SeedTable]?: readonly object[] };

const tables: readonly SeedTable[] = [
  'site',
  'category',
  'size',
  'style',
  'style_category',
  'style_text',
  'search_word',
  'product',
  'variant',
  'price',
  'stock',
  'store',
  'store_stock',
  'town',
  'review',
  'question',
  'answer',
  'size_chart',
  'content_document',
];

/** Any number; processes that seed at the same time take turns. */
const SEED_LOCK = 7_203_116;

/**
 * Writes the rows: new ones are added, known ones brought up to date. One statement a table, whatever the number of
 * rows.
 */
export const writeRows = async (tx: Tx, rows: SeedRows): Promise<void> => {
  for (const table of tables) {
    const batch = rows[table];
    if (batch === undefined || batch.length === 0) continue;
    const { columns, key, keep, begin = [] }: Target = targets[table];
    const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)));
    const typed = sql.join(Object.entries(columns).map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`));
    const fresh = sql.join(
      Object.keys(columns)
        .filter((column) => !begin.includes(column))
        .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
    );
    await sql`
      insert into ${sql.table(table)} (${names}) select ${names}
        from jsonb_to_recordset(${JSON.stringify(batch)}::text::jsonb) as row (${typed})
      on conflict (${sql.join(key.map((column) => sql.ref(column)))})
        do ${keep === true ? sql`nothing` : sql`update set ${fresh}`}`.execute(tx);
  }
};

/** Lets seeding take its time, one process after the other. */
export const beginSeeding = async (tx: Tx): Promise<void> => {
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(tx);
};

/** Brings the lists up to date with catalogue and prices. */
export const refreshShelf = async (tx: Tx): Promise<void> => {
  for (const view of ['color_price', 'listed_style', 'shelf', 'tile', 'facet_set', 'category_shelf', 'category_facets'])
    await sql`refresh materialized view ${sql.table(view)}`.execute(tx);
  await sql`analyze`.execute(tx);
};

/** What was seeded last under a name. */
export const readDigest = async (db: Queries, name: string): Promise<string | undefined> =>
  (await db.selectFrom('seeding').select('digest').where('name', '=', name).executeTakeFirst())?.digest;

export const writeDigest = async (tx: Tx, name: string, digest: string): Promise<void> => {
  await tx
    .insertInto('seeding')
    .values({ name, digest })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ digest }))
    .execute();
};
