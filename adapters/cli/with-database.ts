import { existsSync } from 'node:fs';
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

/**
 * Opens the shop's database for an operator: `DATABASE_URL`, or the data folder of a shop that is stopped. Creates
 * none. Prints the problem and returns an exit code if it cannot be opened.
 */
export const withDatabase = async (settings: Settings, work: (db: Queries) => Promise<number>): Promise<number> => {
  const problem = settings.databaseUrl === undefined ? embeddedProblem(settings) : undefined;
  if (problem !== undefined) {
    console.error(problem);
    return exitCodes.badScript;
  }
  const database = await openDatabase<Schema>(databaseOf(settings), { migrations: allMigrations });
  try {
    if (await isMigrated(database, allMigrations)) return await work(database.db);
    console.error('The database is empty or of another version: start the shop once, or run portico seed.');
    return exitCodes.badScript;
  } finally {
    await database.close();
  }
};
