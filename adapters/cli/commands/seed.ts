import { openDatabase } from '#adapters/database/open-database.ts';
import { migrate } from '#adapters/database/migrate.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { seedDemoAccounts } from '../../backend/seed/demo-accounts.ts';
import { seedDemoGiftCards } from '../../backend/seed/demo-gift-cards.ts';
import { seedDemoRewards } from '../../backend/seed/demo-rewards.ts';
import { seedDatabase } from '../../backend/seed/seed-database.ts';
import { dataFolderProblem } from '../../process/machine.ts';
import { databaseOf } from '../database-of.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { steadyProgress } from '../steady-progress.ts';

/**
 * `portico seed`: migrates the database and adds catalog and content; existing data is kept. `demo` adds members, gift
 * cards and rewards, too: only on request, because everyone knows their passwords and PINs.
 */
export const seedCommand = async (
  { demo, extraProducts }: { readonly demo: boolean; readonly extraProducts?: number },
  settings: Settings,
): Promise<number> => {
  const problem = settings.databaseUrl === undefined ? dataFolderProblem(settings) : undefined;
  if (problem !== undefined) {
    console.error(problem);
    return exitCodes.badScript;
  }
  if (demo && settings.environment === 'production') {
    console.error('--demo is refused with PORTICO_ENV=production: everyone knows the passwords of the demo members.');
    return exitCodes.badScript;
  }
  const { progress, done } = steadyProgress((line) => console.log(line));
  const database = await openDatabase<Schema>(databaseOf(settings), { migrations: allMigrations });
  try {
    await migrate(database, allMigrations);
    await seedDatabase(database, {
      progress,
      ...(extraProducts === undefined ? {} : { extraProducts }),
    });
    if (demo) {
      await seedDemoAccounts(database, settings);
      await seedDemoGiftCards(database, settings);
      await seedDemoRewards(database, settings);
    }
    console.error(`The database has the schema, catalog and content${demo ? ', and the demo data' : ''}.`);
    return 0;
  } finally {
    done();
    await database.close();
  }
};
