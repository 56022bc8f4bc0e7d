import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { Storefront } from '#core/storefront.ts';

/**
 * What is done with a result; every handler runs inside a MobX action. Without `failed`, a failure is shown as an error
 * toast.
 * A defect, such as a script that cannot be fetched, arrives as an `ApiFailure` with status 0.
 */
export type Handlers<Value, Failure> = {
  readonly done: (value: Value) => void;
  /** The empty intersection keeps the type of failures to be inferred from the intent alone. */
  readonly failed?: (failure: (Failure & {}) | ApiFailure) => void;
  /** Undoes an optimistic change, before the failure is handled. */
  readonly rollback?: () => void;
  /** Last, in every case, also when interrupted. */
  readonly finally?: () => void;
};

/** What a presenter asks for: a function of the storefront, so that it can wait for the engine. */
export type Intent<Value, Failure> = (shop: Storefront) => Effect.Effect<Value, Failure>;

/**
 * Runs the intents of one presenter. Promises resolve after the handlers and never reject: a handler that throws is
 * reported.
 * Queries end with the page, commands outlive it: an unmounted spinner must not cancel a placed order.
 */
export type Tasks = {
  /** Interrupted on deactivation, and by a later query of the same name. */
  readonly query: <Value, Failure>(
    name: string,
    intent: Intent<Value, Failure>,
    handlers: Handlers<Value, Failure>,
  ) => Promise<void>;
  /** Never interrupted. Handlers run even after deactivation. */
  readonly command: <Value, Failure>(
    intent: Intent<Value, Failure>,
    handlers: Handlers<Value, Failure>,
  ) => Promise<void>;
  /** Passes on what the core announces, until deactivation. */
  readonly follow: (listen: (event: StoreEvent) => void) => void;
  /** Activates the tasks and returns the deactivation. May be called again after that. */
  readonly start: () => () => void;
};
