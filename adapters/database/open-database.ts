import type { Database } from './database.ts';
import { openPglite, type NewDatabase, type PgliteLocation } from './pglite.ts';
import { openPostgres, type PostgresLocation } from './postgres.ts';

/** PGlite in memory or in a folder that one process locks, or PostgreSQL. */
export type DatabaseLocation = PgliteLocation | PostgresLocation;

/**
 * Opens a database; `migrate` brings its schema up to date. A new embedded one starts as `start` says. Rejects with one
 * sentence when another process has locked the folder.
 */
export const openDatabase = <Schema>(
  location: DatabaseLocation,
  start: NewDatabase<Schema> = {},
): Promise<Database<Schema>> =>
  location.kind === 'postgres' ? openPostgres<Schema>(location) : openPglite<Schema>(location, start);
