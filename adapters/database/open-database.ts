import type { Database } from './database.ts';
import { openPglite, type NewDatabase, type PgliteLocation } from './pglite.ts';
import { openPostgres, type PostgresLocation } from './postgres.ts';

/** PostgreSQL, or PGlite in memory or in a folder that one process locks. */
export type DatabaseLocation = PgliteLocation | PostgresLocation;

/**
 * Opens a database. A new embedded one begins with the schema and rows of `start`; `migrate` brings the schema of any
 * other up to date. Rejects with one sentence if another process has locked the folder.
 */
export const openDatabase = <Schema>(
  location: DatabaseLocation,
  start: NewDatabase<Schema> = {},
): Promise<Database<Schema>> =>
  location.kind === 'postgres' ? openPostgres<Schema>(location) : openPglite<Schema>(location, start);
