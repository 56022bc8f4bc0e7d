import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseFailure, WorkerReply, WorkerRequest, WorkerStart } from './pglite.ts';
import { storeTemplate, readTemplate } from './pglite-template.ts';

/** Runs PGlite on a thread of its own, so that slow queries do not block requests. */
const { folder, template }: WorkerStart = workerData;
const port = parentPort;

const open = async (): Promise<PGlite> => {
  const loaded = template === undefined ? {} : { loadDataDir: await readTemplate(template) };
  const database = new PGlite({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...loaded,
    extensions: { pg_trgm },
  });
  await database.waitReady;
  return database;
};

const failureOf = (error: unknown): DatabaseFailure => {
  const field = (name: string): string | undefined => {
    const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return {
    message: field('message') ?? String(error),
    code: field('code'),
    constraint: field('constraint'),
    detail: field('detail'),
    table: field('table'),
  };
};

const answer = async (database: PGlite, request: WorkerRequest): Promise<WorkerReply> => {
  try {
    if (request.sql === undefined) {
      await (request.storeAs === undefined ? database.close() : storeTemplate(database, request.storeAs));
      return { id: request.id };
    }
    const { rows, affectedRows } = await database.query<never>(request.sql, [...(request.parameters ?? [])]);
    return { id: request.id, result: { rows, affectedRows } };
  } catch (error) {
    return { id: request.id, failure: failureOf(error) };
  }
};

try {
  const database = await open();
  port?.on('message', (request: WorkerRequest) => {
    void answer(database, request).then((reply) => {
      port.postMessage(reply);
      if (request.sql === undefined && request.storeAs === undefined) port.close();
    });
  });
  port?.postMessage({ id: 0 } satisfies WorkerReply);
} catch (error) {
  port?.postMessage({ id: 0, failure: failureOf(error) } satisfies WorkerReply);
}
