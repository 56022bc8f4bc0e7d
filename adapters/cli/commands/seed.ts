import { openDatabase } from '#adapters/database/open-database.ts';
import { migrate } from '#adapters/backend/commerce/kernel/database/migrate.ts';
import { seedDatabase } from '../../backend/seed/seed-database.ts';
import { dataFolderProblem } from '../../process/machine.ts';
import { databaseOf } from '../database-of.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { steadyProgress } from '../steady-progress.ts';

/** `portico seed`: brings the database up to date and fills it; what is there already stays. */
export const seedCommand = async (
  { extraProducts }: { readonly extraProducts?: number },
  settings: Settings,
): Promise<number> => {
  const problem = settings.databaseUrl === undefined ? dataFolderProblem(settings) : undefined;
  if (problem !== undefined) {
    console.error(problem);
    return exitCodes.badScript;
  }
  const { progress, done } = steadyProgress((line) => console.log(line));
  const database = await openDatabase(databaseOf(settings));
  try {
    await migrate(database);
    await seedDatabase(database, {
      progress,
      ...(extraProducts === undefined ? {} : { extraProducts }),
    });
    return 0;
  } finally {
    done();
    await database.close();
  }
};
