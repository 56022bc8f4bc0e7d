import { Kysely, PGliteDialect, type PGliteQueryResults } from 'kysely';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDataFolder } from './data-folder-lock.ts';
import { fileExists, templatePath } from './pglite-template.ts';
import { columnNames } from './column-names.ts';
import type { Database } from './database.ts';
import { migrate, type Migration } from './migrate.ts';

/** Data folder (in memory without it) and the template that a new database starts with. */
export type WorkerStart = { readonly folder?: string; readonly template?: string };

/** A query; without `sql` a request to store a template, to listen to a channel, or to close. */
export type WorkerRequest = {
  readonly id: number;
  readonly sql?: string;
  readonly parameters?: readonly unknown[];
  readonly storeAs?: string;
  readonly listenTo?: string;
};

/** Rows of a result; the caller knows their type. */
type Rows = { readonly rows: never[]; readonly affectedRows?: number | undefined };

/** A reply of the worker. Id 0 reports that the database is open; `channel` has been notified. */
export type WorkerReply = {
  readonly id: number;
  readonly channel?: string;
  readonly result?: Rows;
  readonly failure?: DatabaseFailure;
};

/** An error of a statement, with the same fields as errors of `pg`. */
export type DatabaseFailure = {
  readonly [field in 'code' | 'constraint' | 'detail' | 'table']?: string | undefined;
} & { readonly message: string };

type PendingRequest = { readonly resolve: (rows: Rows) => void; readonly reject: (error: Error) => void };

const noRows: Rows = { rows: [] };

/** Starts the worker and returns its client, which matches replies to requests by id. */
const openWorker = (start: WorkerStart) => {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: start });
  const pending = new Map<number, PendingRequest>();
  let last = 0;
  const notices = new Map<string, Set<() => void>>();
  const resolveReply = ({ id, channel, result, failure }: WorkerReply): void => {
    if (channel !== undefined) return void notices.get(channel)?.forEach((notice) => notice());
    const request = pending.get(id);
    pending.delete(id);
    if (failure === undefined) request?.resolve(result ?? noRows);
    else request?.reject(Object.assign(new Error(failure.message), failure));
  };
  const fail = (error: Error): void => {
    for (const id of pending.keys()) resolveReply({ id, failure: { message: error.message } });
  };
  worker.on('message', resolveReply);
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has ended.')));
  const ask = (request: WorkerRequest): Promise<Rows> =>
    new Promise((resolve, reject) => {
      pending.set(request.id, { resolve, reject });
      if (request.id !== 0) worker.postMessage(request);
    });
  return {
    started: ask({ id: 0 }),
    query: (sql: string, parameters: readonly unknown[]): Promise<Rows> => ask({ id: (last += 1), sql, parameters }),
    storeAs: (path: string): Promise<Rows> => ask({ id: (last += 1), storeAs: path }),
    listen: async (channel: string, notice: () => void): Promise<() => Promise<void>> => {
      const known = notices.get(channel);
      const all = (known ?? new Set()).add(notice);
      notices.set(channel, all);
      if (known === undefined) await ask({ id: (last += 1), listenTo: channel });
      return async () => void all.delete(notice);
    },
    close: (): Promise<Rows> => ask({ id: (last += 1) }),
  };
};

/**
 * The part of PGlite's interface that Kysely's dialect uses. The dialect gives the connection to one caller at a time,
 * so begin and commit are ordinary statements.
 */
const pgliteAdapter = (worker: ReturnType<typeof openWorker>) => {
  let closed = false;
  const query = async <Row>(sql: string, parameters: readonly unknown[] = []): Promise<PGliteQueryResults<Row>> => {
    const { rows, affectedRows } = await worker.query(sql, parameters);
    return { rows, fields: [], ...(affectedRows === undefined ? {} : { affectedRows }) };
  };
  return {
    query,
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed;
    },
    close: async (): Promise<void> => {
      closed = true;
      await worker.close();
    },
    transaction: async <Result>(
      work: (tx: { query: typeof query; rollback: () => Promise<void> }) => Promise<Result>,
    ): Promise<Result> => {
      await query('begin');
      try {
        const result = await work({ query, rollback: async () => void (await query('rollback')) });
        await query('commit');
        return result;
      } catch (error) {
        await query('rollback');
        throw error;
      }
    },
  };
};

/** Name of the file that marks a complete data folder. Without it, the first start was interrupted and is repeated. */
const MARK = 'complete.txt';

/** The folder of the data, and whether it is new. */
const prepareFolder = async (path: string): Promise<{ readonly folder: string; readonly isNew: boolean }> => {
  const folder = join(path, 'data');
  const isNew = !(await fileExists(join(path, MARK)));
  if (isNew) await rm(folder, { recursive: true, force: true });
  return { folder, isNew };
};

const damagedDatabase = (path: string, cause: unknown): Error => {
  const reason = (cause instanceof Error ? cause.message : String(cause))
    .trim()
    .replace(/\.$/, '')
    .replaceAll('\n', ' ');
  return new Error(
    `The embedded database in ${path} cannot be opened (${reason}): restore the folder from a backup, or remove it to begin with a new database.`,
    { cause },
  );
};

/** Initial rows of a new database. They are part of its template, which is made again when `mark` changes. */
export type Filling<Schema> = {
  readonly mark: string;
  readonly fill: (database: Pick<Database<Schema>, 'db'>) => Promise<void>;
};

/** Schema and initial rows of a new database. */
export type NewDatabase<Schema> = {
  readonly migrations?: readonly Migration[];
  readonly filling?: Filling<Schema>;
};

export type PgliteLocation = { readonly kind: 'memory' } | { readonly kind: 'folder'; readonly path: string };

/**
 * Opens PGlite in memory, or in a folder, which is locked for this process. Rejects if another process has locked the
 * folder.
 */
export const openPglite = async <Schema>(
  options: PgliteLocation,
  { migrations = [], filling }: NewDatabase<Schema>,
): Promise<Database<Schema>> => {
  const path = options.kind === 'folder' ? options.path : undefined;
  if (path !== undefined) await mkdir(path, { recursive: true });
  const lock = path === undefined ? undefined : await lockDataFolder(path);
  try {
    const { isNew, ...where } = path === undefined ? { isNew: true } : await prepareFolder(path);
    const template = await templatePath(migrations, filling?.mark);
    const hasTemplate = isNew && (await fileExists(template));
    const worker = openWorker({ ...where, ...(hasTemplate ? { template } : {}) });
    await worker.started.catch((cause: unknown) =>
      Promise.reject(path === undefined || isNew ? cause : damagedDatabase(path, cause)),
    );
    const db = new Kysely<Schema>({
      dialect: new PGliteDialect({ pglite: pgliteAdapter(worker) }),
      plugins: [columnNames],
    });
    // This query opens the dialect's connection. Without an open connection, `destroy` would leave the worker running.
    await db.connection().execute(async () => undefined);
    if (isNew && !hasTemplate) {
      await migrate({ db }, migrations);
      await filling?.fill({ db });
      await worker.storeAs(template);
    }
    if (path !== undefined) await writeFile(join(path, MARK), '');
    return {
      db,
      kind: options.kind,
      listen: worker.listen,
      close: async () => {
        await db.destroy();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
};
