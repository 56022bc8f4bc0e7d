import { openDatabase } from '#adapters/backend/commerce/database/database.ts';
import { migrate } from '#adapters/backend/commerce/database/migrate.ts';
import type { Database } from '#adapters/backend/commerce/database/schema.ts';
import { startPostgres } from '#test/support/postgres.ts';

/** A database of a kind, empty but for its schema; closing it takes its server along. */
export type DatabaseMaker = { readonly name: string; readonly make: () => Promise<Database> };

/** The kinds on which every suite of the service runs. */
export const databaseMakers: readonly DatabaseMaker[] = [
  {
    name: 'PGlite',
    make: async () => {
      const database = await openDatabase({ kind: 'memory' });
      await migrate(database);
      return database;
    },
  },
  {
    name: 'PostgreSQL',
    make: async () => {
      const server = await startPostgres({ fsync: false });
      const database = await openDatabase({ kind: 'postgres', url: await server.freshDatabase() });
      await migrate(database);
      return {
        ...database,
        close: async () => {
          await database.close();
          await server.stop();
        },
      };
    },
  },
];

/** Opening a database takes its time on a busy machine (milliseconds). */
export const OPENING = 120_000;
