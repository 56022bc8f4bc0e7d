import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { prepareStatements } from './prepare-statements.ts';
import { columnNames } from './column-names.ts';
import type { Database } from './database.ts';
import { listenPostgres } from './listen-postgres.ts';
import { makeOutage } from './outage.ts';

const BIGINT = 20;

/**
 * Settings of each connection: timeouts of statements, locks and idle transactions in milliseconds; no JIT, because
 * compiling short queries costs more than it saves; cost of random reads, which on memory and SSD are nearly as cheap
 * as sequential ones.
 */
const session =
  '-c statement_timeout=3000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=5000 -c jit=off -c random_page_cost=1.1';

/** Maximum time to wait for a connection, in milliseconds. */
const CONNECTION_WAIT_MS = 1000;

/** How long a start waits for the first connection, in milliseconds: a busy machine needs more than for later ones. */
const FIRST_CONNECTION_WAIT_MS = 10_000;

const isTimeout = (cause: unknown): boolean => cause instanceof Error && /timeout/i.test(cause.message);

/** Waits while the first connection takes too long. Any other failure is that of the first query. */
const firstConnection = async (pool: pg.Pool): Promise<void> => {
  const end = Date.now() + FIRST_CONNECTION_WAIT_MS;
  for (;;)
    try {
      return (await pool.connect()).release();
    } catch (cause) {
      if (!isTimeout(cause) || Date.now() >= end) return;
    }
};

/** An address of PostgreSQL. */
export type PostgresLocation = {
  readonly kind: 'postgres';
  readonly url: string;
  /** Maximum number of connections. */
  readonly poolSize?: number;
  /** Called with a sentence for the log when an outage has ended. */
  readonly onRecovery?: (line: string) => void;
};

/** Opens PostgreSQL. Values of type bigint are returned as numbers, as PGlite does. */
export const openPostgres = async <Schema>({
  url,
  poolSize = 10,
  onRecovery,
}: Omit<PostgresLocation, 'kind'>): Promise<Database<Schema>> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    options: session,
    types: { getTypeParser: (oid, format) => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', prepareStatements());
  await firstConnection(pool);
  const outage = makeOutage({ recovered: onRecovery });
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect().catch((cause: unknown) => Promise.reject(outage.failed(cause)));
    outage.succeeded();
    return client;
  };
  const connections = {
    options: pool.options,
    connect,
    end: () => pool.end(),
  };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: connections }), plugins: [columnNames] });
  const listeners = new Set<() => Promise<void>>();
  return {
    db,
    kind: 'postgres',
    connections: poolSize,
    listen: async (channel, notice) => {
      const stop = listenPostgres(url, channel, notice);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()));
      await db.destroy();
    },
  };
};
