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

/** Whether a request closes the database. */
const isEnd = ({ sql, storeAs, listenTo }: WorkerRequest): boolean =>
  sql === undefined && storeAs === undefined && listenTo === undefined;

const answer = async (database: PGlite, request: WorkerRequest): Promise<WorkerReply> => {
  try {
    const { listenTo } = request;
    if (listenTo !== undefined) {
      await database.listen(listenTo, () => port?.postMessage({ id: 0, channel: listenTo } satisfies WorkerReply));
      return { id: request.id };
    }
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
      if (isEnd(request)) port.close();
    });
  });
  port?.postMessage({ id: 0 } satisfies WorkerReply);
} catch (error) {
  port?.postMessage({ id: 0, failure: failureOf(error) } satisfies WorkerReply);
}
