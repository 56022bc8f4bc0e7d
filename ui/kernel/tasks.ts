import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { Storefront } from '#core/storefront.ts';

/**
 * What is done with a result. Without `failed`, a failure is told as an error toast.
 * What breaks, such as a file of the program that cannot be fetched, comes as an `ApiFailure` without an answer: nobody stays busy for ever.
 */
export type Handlers<Value, Failure> = {
  readonly done: (value: Value) => void;
  /** The empty intersection leaves it to the wish alone to say how it can fail. */
  readonly failed?: (failure: (Failure & {}) | ApiFailure) => void;
  /** What was shown ahead of the answer is taken back, before the failure is told. */
  readonly takeBack?: () => void;
  /** After either, also when interrupted. */
  readonly settled?: () => void;
};

/** A wish of a presenter: a function of the storefront, so that it can wait for the engine. */
export type Intent<Value, Failure> = (shop: Storefront) => Effect.Effect<Value, Failure>;

/**
 * Runs a presenter's wishes; one per presenter, handed in.
 * Queries die with the page, commands outlive it: an unmounted spinner must not cancel a placed order.
 */
export type Tasks = {
  /** Interrupted on deactivation, and by a later query of the same name. */
  readonly query: <Value, Failure>(
    name: string,
    intent: Intent<Value, Failure>,
    handlers: Handlers<Value, Failure>,
  ) => void;
  /** Never interrupted. Handlers run even after deactivation. */
  readonly command: <Value, Failure>(intent: Intent<Value, Failure>, handlers: Handlers<Value, Failure>) => void;
  /** What the core announces, until deactivation. */
  readonly follow: (listen: (event: StoreEvent) => void) => void;
  /** Wakes the tasks; the answer puts them to rest. May be called again after that. */
  readonly start: () => () => void;
};
