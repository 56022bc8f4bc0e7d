import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { catalogFilling } from '#adapters/backend/seed/seed-database.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { sessionMigrations, type SessionSchema } from '#adapters/web/session/session-schema.ts';

/** A program that opens a new database as shops do, which stores its template for the next ones. */
const database = await openDatabase<Schema & SessionSchema>(
  { kind: 'memory' },
  { migrations: [...allMigrations, ...sessionMigrations], filling: catalogFilling() },
);
await database.close();
