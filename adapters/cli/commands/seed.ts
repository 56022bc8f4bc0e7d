import { openDatabase } from '../../backend/commerce/database/database.ts';
import { migrate } from '../../backend/commerce/database/migrate.ts';
import { seedDatabase } from '../../backend/seed/seed-database.ts';
import { dataFolderProblem } from '../../backend/process/machine.ts';
import { databaseOf } from '../open-shop.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';

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
  const database = await openDatabase(databaseOf(settings));
  try {
    await migrate(database);
    await seedDatabase(database, {
      progress: (line) => console.log(line),
      ...(extraProducts === undefined ? {} : { extraProducts }),
    });
    return 0;
  } finally {
    await database.close();
  }
};
