import { isNoConnection } from '#adapters/database/unavailable.ts';

/** An answer that failed, as it is logged: without its query, which may hold what a shopper has typed. */
export type FailedAnswer = {
  readonly method: string;
  readonly path: string;
  /** Of the answer: 500 and above where the answer itself is the failure. */
  readonly status: number;
  readonly correlationId: string;
};

/**
 * Called for every answer that failed, and for what went wrong behind one that did not; without a fault where only the
 * answer is known.
 */
export type Report = (answer: FailedAnswer, fault?: unknown) => void;

/**
 * A failure of the build tool holds the whole file that it read, and one of the database's connections holds stacks of
 * its driver for each address: their message is enough.
 */
const printable = (fault: unknown): unknown =>
  fault instanceof Error && ('pluginCode' in fault || isNoConnection(fault)) ? fault.message : fault;

/** Prints a line with correlation id, method, path and status, and the fault after it. */
export const printFailure: Report = ({ method, path, status, correlationId }, fault) => {
  const line = `[${correlationId}] ${method} ${path} ${status}`;
  if (fault === undefined) console.error(line);
  else console.error(line, printable(fault));
};
