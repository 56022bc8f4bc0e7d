/** Error code if no connection is available in time; nothing of the request has been executed. */
const NO_CONNECTION = 'NO_CONNECTION';

/** SQLSTATE of overload, timeouts and shutdown, each of which rolls back the transaction. */
const unavailable: ReadonlySet<unknown> = new Set([NO_CONNECTION, '53300', '57014', '57P01', '57P02', '57P03']);

/**
 * The message of an error. An error of a host name with several addresses has no message, so the messages of its errors
 * are joined.
 */
const reasonOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
};

/** The error of a pool without a free connection. `isRepeated`: the connection before has failed too. */
export const noConnection = (cause: unknown, { isRepeated = false }: { readonly isRepeated?: boolean } = {}): Error =>
  Object.assign(new Error(`The database gave no connection: ${reasonOf(cause)}`, { cause }), {
    code: NO_CONNECTION,
    isRepeated,
  });

/**
 * Whether repeating a request may succeed: the database is overloaded or unreachable, and the request itself is valid
 * (reliability G6).
 */
export const isUnavailable = (problem: unknown): boolean =>
  typeof problem === 'object' && problem !== null && 'code' in problem && unavailable.has(problem.code);

/** Whether an error is one of an outage that has been logged. */
export const isRepeatedOutage = (problem: unknown): boolean =>
  isNoConnection(problem) && 'isRepeated' in problem && problem.isRepeated === true;

/** Whether an error is one of `noConnection`. */
export const isNoConnection = (problem: unknown): problem is Error =>
  problem instanceof Error && 'code' in problem && problem.code === NO_CONNECTION;
