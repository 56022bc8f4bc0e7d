import * as t from 'io-ts';
import { strictRecord, wholeNumber } from '#adapters/contract/wire/primitives.codec.ts';
import { present } from '#core/kernel/present.ts';
import { internalError } from './errors.ts';
import { errorResponse } from './responses.ts';

/**
 * How the next calls of an operation, such as `cart.updateItem`, fail. Without an error or garbage they are only
 * delayed.
 */
export const FaultSpec = strictRecord(
  { operation: t.string },
  {
    times: wholeNumber,
    status: wholeNumber,
    errorId: t.string,
    message: t.string,
    params: t.record(t.string, t.union([t.string, t.number])),
    delayMs: wholeNumber,
    garbage: t.boolean,
  },
);
export type FaultSpec = t.TypeOf<typeof FaultSpec>;

/** Injected faults; undefined in production. */
export type Faults = {
  readonly add: (fault: FaultSpec) => void;
  readonly clear: () => void;
  /** The response that replaces the handler's, after the delay of the fault; undefined without a response. */
  readonly respond: (operation: string, correlationId: string) => Promise<Response | undefined>;
};

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const responseOf = (fault: FaultSpec, correlationId: string): Response | undefined => {
  if (fault.garbage === true)
    return new Response('<html><body>not what you asked for', {
      status: fault.status ?? 200,
      headers: { 'content-type': 'text/html' },
    });
  if (fault.status === undefined && fault.errorId === undefined) return undefined;
  const { status = internalError.status, errorId = internalError.errorId, message = '', params } = fault;
  return errorResponse({ _tag: 'Refusal', status, errorId, message, ...present({ params }) }, correlationId);
};

export const makeFaults = (): Faults => {
  const faults = new Map<string, { fault: FaultSpec; left: number }>();
  return {
    add: (fault) => void faults.set(fault.operation, { fault, left: fault.times ?? 1 }),
    clear: () => faults.clear(),
    respond: async (operation, correlationId) => {
      const entry = faults.get(operation);
      if (entry === undefined) return undefined;
      entry.left -= 1;
      if (entry.left <= 0) faults.delete(operation);
      if (entry.fault.delayMs !== undefined) await wait(entry.fault.delayMs);
      return responseOf(entry.fault, correlationId);
    },
  };
};
