import { sql } from 'kysely';
import { allMigrations } from './migrations/all-migrations.ts';
import type { Database } from './schema.ts';

/** Any number; it only has to be the same in every process that migrates. */
const MIGRATION_LOCK = 7_203_115;

const namesSeen = async (db: Database['db']): Promise<ReadonlySet<string>> => {
  const table = await sql<{ found: string | null }>`select to_regclass('migration')::text as found`.execute(db);
  if (table.rows[0]?.found === null) return new Set();
  const seen = await db.selectFrom('migration').select('name').execute();
  return new Set(seen.map((row) => row.name));
};

/**
 * Brings the schema up to date. Processes that start at the same time wait for each other, and the last to come finds
 * nothing left to do. Kysely's `Migrator` does the same with tables of its own, which existing databases do not have.
 */
export const migrate = async ({ db }: Pick<Database, 'db'>): Promise<void> => {
  if (await isMigrated({ db })) return;
  await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
    await sql`create table if not exists migration (name text primary key,
      applied_at timestamptz not null default now())`.execute(tx);
    const seen = await namesSeen(tx);
    for (const { name, statements } of allMigrations) {
      if (seen.has(name)) continue;
      for (const statement of statements) await sql.raw(statement).execute(tx);
      await tx.insertInto('migration').values({ name }).execute();
    }
  });
};

/** Whether the database has seen every migration. */
export const isMigrated = async ({ db }: Pick<Database, 'db'>): Promise<boolean> => {
  const seen = await namesSeen(db);
  return allMigrations.every(({ name }) => seen.has(name));
};

/** What readiness means: the database answers and its schema is up to date. A failure to find out is a no. */
export const isReachable = (database: Pick<Database, 'db'>): Promise<boolean> =>
  isMigrated(database).catch(() => false);
