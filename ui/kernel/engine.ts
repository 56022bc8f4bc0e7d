import type * as Effect from 'effect/Effect';
import { createContext } from 'react-router';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { Storefront } from '#core/storefront.ts';

/** The result of an intent. `Defect` is an unexpected exception. */
export type Outcome<Value, Failure> =
  | { readonly _tag: 'Success'; readonly value: Value }
  | { readonly _tag: 'Failure'; readonly failure: Failure }
  | { readonly _tag: 'Interrupted' }
  | { readonly _tag: 'Defect'; readonly defect: unknown };

/** Runs the use cases of the core. A browser loads it after the page; the server has it from the start. */
export type Engine = {
  readonly shop: Storefront;
  /** Runs an effect until it completes or the signal interrupts it. Never rejects. */
  readonly run: <Value, Failure>(
    effect: Effect.Effect<Value, Failure>,
    signal?: AbortSignal,
  ) => Promise<Outcome<Value, Failure>>;
  /** Notifies the other tabs of this browser that `state` has changed. */
  readonly notify: (state: SharedState) => void;
  /** Subscribes to the events of the core and to changes in other tabs. Returns the function that unsubscribes. */
  readonly follow: (listen: (event: StoreEvent) => void) => () => void;
};

export type LoadEngine = () => Promise<Engine>;

/**
 * Reads the data of a page that the web server has loaded (API-137); undefined if the page has none, and for every
 * failure: the loader then reads the data itself.
 */
export type ReadPayload = <Data>(request: Request) => Promise<Data | undefined>;

/** Gives loaders the payload of their page. On the server there is none. */
export const payloadContext = createContext<ReadPayload>(() => Promise.resolve(undefined));

/** Gives loaders the engine: that of the request on the server, that of the document in the browser. */
export const engineContext = createContext<LoadEngine>();
