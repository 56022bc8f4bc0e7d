import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../failures/api-failure.ts';

/** Makes a refusal of the services. */
export const apiRefusal = (errorId: string, status = 400, more: Partial<ApiFailure> = {}): ApiFailure => ({
  _tag: 'ApiFailure',
  errorId,
  message: `${errorId} happened`,
  status,
  request: 'TEST',
  ...more,
});

/** Records the calls of the fakes in order, and sets faults of the next calls. */
export type FakeFaults = {
  readonly log: readonly string[];
  readonly failNext: (operation: string, failure: ApiFailure) => void;
  /** Leaves the next call of this operation without a response. */
  readonly holdNext: (operation: string) => void;
  /** Runs `act` just before the next call of this operation. */
  readonly actNext: (operation: string, act: () => void) => void;
  /** Records an operation, and fails if a fault was set for it. */
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
