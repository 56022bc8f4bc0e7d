import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * A schema migration. Each entry of `statements` is one SQL statement that PostgreSQL 15 accepts, because PGlite
 * refuses several statements in one query. Names are unique across all lists, because lists of several schemas may be
 * applied to one database.
 */
export type Migration = { readonly name: string; readonly statements: readonly string[] };

/** Key of the advisory lock; it must be the same in all processes. */
const MIGRATION_LOCK = 7_203_115;

const appliedNames = async <Schema>(db: Database<Schema>['db']): Promise<ReadonlySet<string>> => {
  const table = await sql<{ found: string | null }>`select to_regclass('migration')::text as found`.execute(db);
  if (table.rows[0]?.found === null) return new Set();
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

/**
 * Applies those migrations of a list that are missing, in order and in one transaction. Concurrent processes wait for
 * each other. Kysely's `Migrator` is not used, because it needs tables that existing databases do not have.
 */
export const migrate = async <Schema>(
  { db }: Pick<Database<Schema>, 'db'>,
  migrations: readonly Migration[],
): Promise<void> => {
  if (await isMigrated({ db }, migrations)) return;
  await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
    await sql`create table if not exists migration (name text primary key,
      applied_at timestamptz not null default now())`.execute(tx);
    const applied = await appliedNames(tx);
    for (const { name, statements } of migrations) {
      if (applied.has(name)) continue;
      for (const statement of statements) await sql.raw(statement).execute(tx);
      await sql`insert into migration (name) values (${name})`.execute(tx);
    }
  });
};

/** Whether all migrations of a list are applied. */
export const isMigrated = async <Schema>(
  { db }: Pick<Database<Schema>, 'db'>,
  migrations: readonly Migration[],
): Promise<boolean> => {
  const applied = await appliedNames(db);
  return migrations.every(({ name }) => applied.has(name));
};

/** Whether the database responds and its schema is up to date; false on any failure. */
export const isReachable = <Schema>(
  database: Pick<Database<Schema>, 'db'>,
  migrations: readonly Migration[],
): Promise<boolean> => isMigrated(database, migrations).catch(() => false);
