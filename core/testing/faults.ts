import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../failures/api-failure.ts';

/** A refusal as the services give it. */
export const apiRefusal = (errorId: string, status = 400, more: Partial<ApiFailure> = {}): ApiFailure => ({
  _tag: 'ApiFailure',
  errorId,
  message: `${errorId} happened`,
  status,
  request: 'TEST',
  ...more,
});

/** Calls of the fakes in order, and faults to answer next. */
export type FakeFaults = {
  readonly log: readonly string[];
  readonly failNext: (operation: string, failure: ApiFailure) => void;
  /** The next such operation gets no answer. */
  readonly holdNext: (operation: string) => void;
  /** The next such operation finds that something has happened just before it. */
  readonly actNext: (operation: string, act: () => void) => void;
  /** Records an operation, and fails where a fault was set. */
  readonly meet: (operation: string) => Effect.Effect<void, ApiFailure>;
  readonly times: (operation: string) => number;
};

export const makeFakeFaults = (): FakeFaults => {
  const log: string[] = [];
  const waiting: { readonly operation: string; readonly answer: Effect.Effect<void, ApiFailure> }[] = [];
  return {
    log,
    failNext: (operation, failure) => {
      waiting.push({ operation, answer: Effect.fail(failure) });
    },
    holdNext: (operation) => {
      waiting.push({ operation, answer: Effect.never });
    },
    actNext: (operation, act) => {
      waiting.push({ operation, answer: Effect.sync(act) });
    },
    times: (operation) => log.filter((asked) => asked === operation).length,
    meet: (operation) =>
      Effect.suspend(() => {
        log.push(operation);
        const index = waiting.findIndex((fault) => fault.operation === operation);
        const [fault] = index < 0 ? [] : waiting.splice(index, 1);
        return fault?.answer ?? Effect.void;
      }),
  };
};
