import { Kysely, PGliteDialect, type PGliteQueryResults } from 'kysely';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { holdDataFolder } from './data-folder-lock.ts';
import { isKept, templatePath } from './pglite-template.ts';
import { columnNames } from './column-names.ts';
import type { Database } from './database.ts';
import { migrate, type Migration } from './migrate.ts';

/** Where the data are, in memory when there is no folder, and the file that a new database starts from. */
export type WorkerStart = { readonly folder?: string; readonly template?: string };

/** A query; without sql the database is to be stored as a template, or to be closed. */
export type WorkerRequest = {
  readonly id: number;
  readonly sql?: string;
  readonly parameters?: readonly unknown[];
  readonly keepAs?: string;
};

/** Rows of a type that only the asking query knows. */
type Rows = { readonly rows: never[]; readonly affectedRows?: number | undefined };

/** An answer; id 0 reports that the database has started. */
export type WorkerReply = {
  readonly id: number;
  readonly result?: Rows;
  readonly failure?: DatabaseFailure;
};

/** What is known of a failed statement; the same fields as on an error of PostgreSQL's own driver. */
export type DatabaseFailure = {
  readonly [field in 'code' | 'constraint' | 'detail' | 'table']?: string | undefined;
} & { readonly message: string };

type Waiting = { readonly resolve: (rows: Rows) => void; readonly reject: (error: Error) => void };

const nothing: Rows = { rows: [] };

/** Speaks with the worker: every request has a number, and the answer of that number settles it. */
const openWorker = (start: WorkerStart) => {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: start });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const settle = ({ id, result, failure }: WorkerReply): void => {
    const request = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) request?.resolve(result ?? nothing);
    else request?.reject(Object.assign(new Error(failure.message), failure));
  };
  const fail = (error: Error): void => {
    for (const id of waiting.keys()) settle({ id, failure: { message: error.message } });
  };
  worker.on('message', settle);
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has ended.')));
  const ask = (request: WorkerRequest): Promise<Rows> =>
    new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      if (request.id !== 0) worker.postMessage(request);
    });
  return {
    started: ask({ id: 0 }),
    query: (sql: string, parameters: readonly unknown[]): Promise<Rows> => ask({ id: (last += 1), sql, parameters }),
    keepAs: (path: string): Promise<Rows> => ask({ id: (last += 1), keepAs: path }),
    close: (): Promise<Rows> => ask({ id: (last += 1) }),
  };
};

/**
 * What the dialect needs of PGlite. It lends the one connection to one user at a time, so begin and commit are plain
 * statements.
 */
const asPglite = (worker: ReturnType<typeof openWorker>) => {
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

/** Written once the data folder is complete: a first start that was cut short is begun again. */
const MARK = 'complete.txt';

/** The folder of a database, and whether it is new. */
const prepare = async (path: string): Promise<{ readonly folder: string; readonly isNew: boolean }> => {
  const folder = join(path, 'data');
  const isNew = !(await isKept(join(path, MARK)));
  if (isNew) await rm(folder, { recursive: true, force: true });
  return { folder, isNew };
};

const damaged = (path: string, cause: unknown): Error => {
  const said = (cause instanceof Error ? cause.message : String(cause)).trim().replace(/\.$/, '').replaceAll('\n', ' ');
  return new Error(
    `The embedded database in ${path} cannot be opened (${said}): restore the folder from a backup, or remove it to begin with a new database.`,
    { cause },
  );
};

/** Rows of a new database. They are written once and stored, until `mark` is another. */
export type Filling<Schema> = {
  readonly mark: string;
  readonly fill: (database: Pick<Database<Schema>, 'db'>) => Promise<void>;
};

/** What a new database starts with. */
export type NewDatabase<Schema> = {
  readonly migrations?: readonly Migration[];
  readonly filling?: Filling<Schema>;
};

export type PgliteLocation = { readonly kind: 'memory' } | { readonly kind: 'folder'; readonly path: string };

/** The embedded database, in memory or in a folder that this process then holds alone. */
export const openPglite = async <Schema>(
  options: PgliteLocation,
  { migrations = [], filling }: NewDatabase<Schema>,
): Promise<Database<Schema>> => {
  const path = options.kind === 'folder' ? options.path : undefined;
  if (path !== undefined) await mkdir(path, { recursive: true });
  const hold = path === undefined ? undefined : await holdDataFolder(path);
  try {
    const { isNew, ...where } = path === undefined ? { isNew: true } : await prepare(path);
    const template = await templatePath(migrations, filling?.mark);
    const hasTemplate = isNew && (await isKept(template));
    const worker = openWorker({ ...where, ...(hasTemplate ? { template } : {}) });
    await worker.started.catch((cause: unknown) =>
      Promise.reject(path === undefined || isNew ? cause : damaged(path, cause)),
    );
    const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: asPglite(worker) }), plugins: [columnNames] });
    // A query opens the dialect's connection; without one `destroy` would leave the worker running.
    await db.connection().execute(async () => undefined);
    if (isNew && !hasTemplate) {
      await migrate({ db }, migrations);
      await filling?.fill({ db });
      await worker.keepAs(template);
    }
    if (path !== undefined) await writeFile(join(path, MARK), '');
    return {
      db,
      kind: options.kind,
      close: async () => {
        await db.destroy();
        await hold?.release();
      },
    };
  } catch (error) {
    await hold?.release();
    throw error;
  }
};
