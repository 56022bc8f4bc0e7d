import { openDatabase } from '#adapters/database/open-database.ts';
import { migrate } from '#adapters/database/migrate.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { CommerceDatabase, Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { inProof } from '#test/support/in-proof.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';

/** An empty database of a kind, with the schema. */
export type DatabaseMaker = { readonly name: string; readonly make: () => Promise<CommerceDatabase> };

export const onPglite: DatabaseMaker = {
  name: 'PGlite',
  make: async () => {
    const database = await openDatabase<Schema>({ kind: 'memory' }, { migrations: allMigrations });
    await migrate(database, allMigrations);
    return database;
  },
};

export const onPostgres: DatabaseMaker = {
  name: 'PostgreSQL',
  make: async () => {
    const server = await sharedPostgres('schema');
    const database = await openDatabase<Schema>({ kind: 'postgres', url: await server.freshDatabase() });
    return {
      ...database,
      close: async () => {
        await database.close();
        await server.stop();
      },
    };
  },
};

/** The databases of the service suites: PostgreSQL, and in `npm run proof` PGlite. */
export const suitesOn: 'PGlite' | 'PostgreSQL' = inProof ? 'PGlite' : 'PostgreSQL';

export const databaseMakers: readonly DatabaseMaker[] = [suitesOn === 'PGlite' ? onPglite : onPostgres];

/** Time limit for opening a database on a busy machine (milliseconds). */
export const OPENING = 120_000;
