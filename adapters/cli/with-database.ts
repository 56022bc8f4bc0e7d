import { existsSync } from 'node:fs';
import { DataFolderInUse } from '#adapters/database/data-folder-lock.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { isMigrated } from '#adapters/database/migrate.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { Queries, Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { dataFolderProblem, type MachineProblem } from '../process/machine.ts';
import { databaseOf, embeddedDatabase } from './database-of.ts';
import { exitCodes } from './report.ts';
import type { Settings } from './settings.ts';

/** Why the embedded database cannot be read; undefined if it can. A mistyped folder must not become a new database. */
const embeddedProblem = (settings: Settings): MachineProblem =>
  dataFolderProblem(settings) ??
  (existsSync(embeddedDatabase(settings).path)
    ? undefined
    : `There is no shop data in ${settings.dataFolder}: correct PORTICO_DATA, or start the shop once.`);

/** Another folder, as advised for a start, does not have the orders of this one. */
const explainFolder = (failure: unknown): never => {
  if (!(failure instanceof DataFolderInUse)) throw failure;
  throw new Error(
    `The data folder ${failure.path} is in use by another process: stop the shop first, or run it on PostgreSQL (DATABASE_URL), which several processes share.`,
  );
};

const OTHER_BACKEND =
  'COMMERCE_URL names another backend, whose orders, returns, cases, promotions and content are not read: unset COMMERCE_URL, and set DATABASE_URL to the database of that backend if it is the included service.';

/** Why no database is opened; undefined if one can be. */
const problemOf = (settings: Settings): MachineProblem => {
  if (settings.commerceUrl !== undefined) return OTHER_BACKEND;
  return settings.databaseUrl === undefined ? embeddedProblem(settings) : undefined;
};

/**
 * Opens the shop's database for an operator: `DATABASE_URL`, or the data folder of a shop that is stopped. Creates
 * none. Prints the problem and returns an exit code if it cannot be opened.
 */
export const withDatabase = async (settings: Settings, work: (db: Queries) => Promise<number>): Promise<number> => {
  const problem = problemOf(settings);
  if (problem !== undefined) {
    console.error(problem);
    return exitCodes.badScript;
  }
  const database = await openDatabase<Schema>(databaseOf(settings), { migrations: allMigrations }).catch(explainFolder);
  try {
    if (await isMigrated(database, allMigrations)) return await work(database.db);
    console.error('The database is empty or of another version: start the shop once, or run portico seed.');
    return exitCodes.badScript;
  } finally {
    await database.close();
  }
};
