import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { prepareStatements } from './prepare-statements.ts';
import { columnNames } from './column-names.ts';
import type { Database } from './database.ts';
import { noConnection } from './unavailable.ts';

const BIGINT = 20;

/**
 * No statement, lock or forgotten transaction may hold a shopper up for long (milliseconds). Queries are short and
 * their
 * data is in memory or on a disk without a head: compiling them costs more than it saves, and jumping costs as much as
 * reading on.
 */
const session =
  '-c statement_timeout=3000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=5000 -c jit=off -c random_page_cost=1.1';

/** How long a call waits for a connection, in milliseconds. */
const PATIENCE_MS = 1000;

/** `poolSize`: how many connections are open at once, at most. */
export type PostgresLocation = { readonly kind: 'postgres'; readonly url: string; readonly poolSize?: number };

/** PostgreSQL by its address. Amounts and counts (bigint) arrive as numbers, as they do from the embedded database. */
export const openPostgres = async <Schema>({
  url,
  poolSize = 10,
}: Omit<PostgresLocation, 'kind'>): Promise<Database<Schema>> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: PATIENCE_MS,
    options: session,
    types: { getTypeParser: (oid, format) => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks while idle does no harm: the pool drops it and opens another. Without a listener it would
  // end the process.
  pool.on('error', () => undefined);
  pool.on('connect', prepareStatements());
  const connections = {
    options: pool.options,
    connect: () => pool.connect().catch((cause: unknown) => Promise.reject(noConnection(cause))),
    end: () => pool.end(),
  };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: connections }), plugins: [columnNames] });
  return { db, kind: 'postgres', connections: poolSize, close: () => db.destroy() };
};
