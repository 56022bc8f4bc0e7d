import type { Kysely, Transaction } from 'kysely';

const MAX_ATTEMPTS = 5;
const MAX_PAUSE_MS = 40;

/**
 * SQLSTATE of a serialization failure, a deadlock and a stale prepared statement. After these the whole transaction is
 * repeated.
 */
const retryable: ReadonlySet<unknown> = new Set(['40001', '40P01', '0A000']);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * MAX_PAUSE_MS * attempt);
  });

/**
 * Runs work in one READ COMMITTED transaction; a rejection rolls it back. Only this function repeats transactions, so
 * work must have no other side effects. Work must use only the transaction that it receives, because the embedded
 * database has one connection: a query on another one would wait forever.
 */
export const withTransaction = async <Schema, Result>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !retryable.has(codeOf(error))) throw error;
      await pause(attempt);
    }
  }
};
