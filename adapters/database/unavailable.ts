/**
 * Thrown where no connection is available in time: all are taken, or the database is away. Nothing that was asked for
 * has begun.
 */
const NO_CONNECTION = 'NO_CONNECTION';

/** PostgreSQL's own ways to say that it is too busy or away; each undoes the whole transaction. */
const unavailable: ReadonlySet<unknown> = new Set([NO_CONNECTION, '53300', '57014', '57P01', '57P02', '57P03']);

/** A name with several addresses fails with an error for each, and has no message of its own. */
const reasonOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
};

/** What a pool says when it gives no connection, as a failure that differs from a defect. */
export const noConnection = (cause: unknown): Error =>
  Object.assign(new Error(`The database gave no connection: ${reasonOf(cause)}`, { cause }), { code: NO_CONNECTION });

/**
 * Whether the same call may succeed in a moment: the database is overloaded or away, and nothing is wrong with what was
 * asked (reliability G6).
 */
export const isUnavailable = (problem: unknown): boolean =>
  typeof problem === 'object' && problem !== null && 'code' in problem && unavailable.has(problem.code);

/** Whether a failure is that of `noConnection`. */
export const isNoConnection = (problem: unknown): problem is Error =>
  problem instanceof Error && 'code' in problem && problem.code === NO_CONNECTION;
