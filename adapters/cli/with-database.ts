import { openDatabase } from '#adapters/database/open-database.ts';
import { isMigrated } from '#adapters/database/migrate.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { Queries, Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { dataFolderProblem } from '../process/machine.ts';
import { databaseOf } from './database-of.ts';
import { exitCodes } from './report.ts';
import type { Settings } from './settings.ts';

/**
 * Opens the shop's database for an operator: `DATABASE_URL`, or the data folder of a shop that is stopped. Prints the
 * problem and returns an exit code if it cannot be opened.
 */
export const withDatabase = async (settings: Settings, work: (db: Queries) => Promise<number>): Promise<number> => {
  const problem = settings.databaseUrl === undefined ? dataFolderProblem(settings) : undefined;
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
