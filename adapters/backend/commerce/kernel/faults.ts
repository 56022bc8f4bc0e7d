import * as t from 'io-ts';
import { strictRecord, wholeNumber } from '#adapters/contract/wire/primitives.codec.ts';
import { present } from '#core/kernel/present.ts';
import { internalError } from './errors.ts';
import { errorResponse } from './responses.ts';

/**
 * Sets how a chosen operation, such as `cart.updateItem`, fails the next times it is called. Without error or
 * garbage it is only slow.
 */
export const FaultOrder = strictRecord(
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
export type FaultOrder = t.TypeOf<typeof FaultOrder>;

/** Faults under way; never there in production. */
export type Faults = {
  readonly order: (fault: FaultOrder) => void;
  readonly clear: () => void;
  /** The answer that a call gets in place of the real one; waits first where the order says so. */
  readonly answer: (operation: string, correlationId: string) => Promise<Response | undefined>;
};

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const responseOf = (fault: FaultOrder, correlationId: string): Response | undefined => {
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
  const orders = new Map<string, { fault: FaultOrder; left: number }>();
  return {
    order: (fault) => void orders.set(fault.operation, { fault, left: fault.times ?? 1 }),
    clear: () => orders.clear(),
    answer: async (operation, correlationId) => {
      const order = orders.get(operation);
      if (order === undefined) return undefined;
      order.left -= 1;
      if (order.left <= 0) orders.delete(operation);
      if (order.fault.delayMs !== undefined) await wait(order.fault.delayMs);
      return responseOf(order.fault, correlationId);
    },
  };
};
