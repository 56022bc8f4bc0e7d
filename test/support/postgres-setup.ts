import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#adapters/database/open-database.ts';
import { migrate } from '#adapters/database/migrate.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { isTemplate, startPostgres, type Template, type TestPostgres } from './postgres.ts';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address at which the process of the run returns its PostgreSQL, which it starts at the first request. */
    readonly postgresOfRun: string;
  }
}

type Desk = { readonly url: string; readonly close: () => Promise<void> };

const makeTemplate = async (server: TestPostgres, template: Template): Promise<string> => {
  const url = await server.freshDatabase();
  const database = await openDatabase<Schema>({ kind: 'postgres', url });
  await migrate(database, allMigrations);
  if (template === 'seeded') await seedDatabase(database);
  await database.close();
  return server.asTemplate(url);
};

/**
 * Returns the address of the server and the name of a template in it, as JSON; 500 with a message if they cannot be
 * created.
 */
const openDesk = async (): Promise<Desk> => {
  const server = memoizeAsync(() => startPostgres());
  let isStarted = false;
  const templates = {
    schema: memoizeAsync(async () => makeTemplate(await server(), 'schema')),
    seeded: memoizeAsync(async () => makeTemplate(await server(), 'seeded')),
  } satisfies { readonly [template in Template]: () => Promise<string> };
  const answer = async (asked: string): Promise<string> => {
    isStarted = true;
    const { url } = await server();
    return JSON.stringify(isTemplate(asked) ? { url, template: await templates[asked]() } : { url });
  };
  const desk = createServer((request, response) => {
    answer(request.url?.slice(1) ?? '').then(
      (text) => response.end(text),
      (failure: unknown) => response.writeHead(500).end(String(failure)),
    );
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  const address: AddressInfo | string | null = desk.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      desk.close();
      if (isStarted) await (await server()).stop();
    },
  };
};

/** Every project loads this file separately, so shared state is stored on the process. */
type Shared = { desk?: Promise<Desk>; users: number };
const key = Symbol.for('portico.postgresOfRun');
const shared: Shared = Reflect.get(globalThis, key) ?? { users: 0 };
Reflect.set(globalThis, key, shared);

/**
 * Before the files of a project that may need PostgreSQL: one server for the whole run, started at the first request of
 * a worker.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  shared.users += 1;
  const { url, close } = await (shared.desk ??= openDesk());
  project.provide('postgresOfRun', url);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete shared.desk;
    await close();
  };
};
