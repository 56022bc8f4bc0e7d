import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { Storefront } from '#core/storefront.ts';

/**
 * Handlers of a result; each runs inside a MobX action. Without `failed`, a failure shows an error toast. A defect,
 * such as a script that fails to load, arrives as an `ApiFailure` with status 0.
 */
export type Handlers<Value, Failure> = {
  readonly done: (value: Value) => void;
  /** The empty intersection makes TypeScript infer the failures from the intent alone. */
  readonly failed?: (failure: (Failure & {}) | ApiFailure) => void;
  /** Reverts an optimistic change. Runs before `failed`. */
  readonly rollback?: () => void;
  /** Runs last in every case, also after an interruption. */
  readonly finally?: () => void;
};

/** A call to the storefront. A function, so that it can wait until the engine is loaded. */
export type Intent<Value, Failure> = (shop: Storefront) => Effect.Effect<Value, Failure>;

/**
 * Runs the intents of one presenter. Promises resolve after the handlers and never reject: an exception in a handler is
 * reported. Queries are interrupted with the page, commands are not: an unmounted view must not cancel a placed order.
 */
export type Tasks = {
  /** Runs an intent, which is interrupted on deactivation and by a later query of the same name. */
  readonly query: <Value, Failure>(
    name: string,
    intent: Intent<Value, Failure>,
    handlers: Handlers<Value, Failure>,
  ) => Promise<void>;
  /** Runs an intent that is never interrupted; its handlers run even after deactivation. */
  readonly command: <Value, Failure>(
    intent: Intent<Value, Failure>,
    handlers: Handlers<Value, Failure>,
  ) => Promise<void>;
  /** Subscribes to the events of the core until deactivation. */
  readonly follow: (listen: (event: StoreEvent) => void) => void;
  /** Activates the tasks and returns the function that deactivates them. May be called again after that. */
  readonly start: () => () => void;
};
