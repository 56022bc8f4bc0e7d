import { inspect, stripVTControlCharacters } from 'node:util';
import { printableError } from '#adapters/database/printable-error.ts';
import { isRepeatedOutage } from '#adapters/database/unavailable.ts';

/** A failed response for the log, without its query, which may contain typed text. */
export type FailedAnswer = {
  readonly method: string;
  readonly path: string;
  /** 500 and above if the response itself is the failure. */
  readonly status: number;
  readonly correlationId: string;
};

/**
 * Called for failed responses, and for errors behind successful ones; without `fault` if only the response is known.
 */
export type Report = (answer: FailedAnswer, fault?: unknown) => void;

/** Errors of the build tool contain whole files: only their message is printed. */
const printable = (fault: unknown): unknown =>
  fault instanceof Error && 'pluginCode' in fault ? fault.message : printableError(fault);

/** An error as text without colors: file, line and reason of a mistake in a file, else the stack. */
export const failureText = (fault: unknown): string => {
  const shown = printable(fault);
  return stripVTControlCharacters(typeof shown === 'string' ? shown : inspect(shown));
};

/**
 * Prints correlation id, method, path and status in one line, followed by the error; of an outage of the database the
 * first.
 */
export const printFailure: Report = ({ method, path, status, correlationId }, fault) => {
  if (isRepeatedOutage(fault)) return;
  const line = `[${correlationId}] ${method} ${path} ${status}`;
  if (fault === undefined) console.error(line);
  else console.error(line, printable(fault));
};
