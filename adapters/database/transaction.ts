import type { Kysely, Transaction } from 'kysely';

const ATTEMPTS = 5;
const LONGEST_PAUSE_MS = 40;

/**
 * A serialisation failure, a deadlock, and a plan that a migration has made stale: the database asks for the whole
 * transaction again, decisions included.
 */
const retryable: ReadonlySet<unknown> = new Set(['40001', '40P01', '0A000']);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS * attempt);
  });

/**
 * Runs work in one READ COMMITTED transaction; what it throws rolls everything back. The one place where transactions
 * are
 * retried, so the work must change nothing outside the database. Inside, use the transaction handed over and never the
 * database: the embedded one has a single connection and would wait for itself.
 */
export const withTransaction = async <Schema, Result>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !retryable.has(codeOf(error))) throw error;
      await pause(attempt);
    }
  }
};
