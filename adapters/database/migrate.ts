import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * A step of a schema. Statements are single ones, since the embedded database refuses several in one query, and stay
 * at the level of PostgreSQL 15. Lists of different schemas may be applied to one database: the name of a migration is
 * unique among all of them.
 */
export type Migration = { readonly name: string; readonly statements: readonly string[] };

/** Any number; it only has to be the same in every process that migrates. */
const MIGRATION_LOCK = 7_203_115;

const appliedNames = async <Schema>(db: Database<Schema>['db']): Promise<ReadonlySet<string>> => {
  const table = await sql<{ found: string | null }>`select to_regclass('migration')::text as found`.execute(db);
  if (table.rows[0]?.found === null) return new Set();
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

/**
 * Applies the migrations of a list that the database has not seen, in the order of the list. Processes that start at
 * the same time wait for each other, and the last one finds nothing left to do. Kysely's `Migrator` does the same
 * with tables of its own, which existing databases do not have.
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

/** Whether the database has seen every migration of a list. */
export const isMigrated = async <Schema>(
  { db }: Pick<Database<Schema>, 'db'>,
  migrations: readonly Migration[],
): Promise<boolean> => {
  const applied = await appliedNames(db);
  return migrations.every(({ name }) => applied.has(name));
};

/** Whether the database answers and a schema is up to date, which readiness requires. A failure counts as no. */
export const isReachable = <Schema>(
  database: Pick<Database<Schema>, 'db'>,
  migrations: readonly Migration[],
): Promise<boolean> => isMigrated(database, migrations).catch(() => false);
