import type * as Effect from 'effect/Effect';
import { createContext } from 'react-router';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { Storefront } from '#core/storefront.ts';

/** How an intent ended. A defect is a fault of the program. */
export type Outcome<Value, Failure> =
  | { readonly _tag: 'Success'; readonly value: Value }
  | { readonly _tag: 'Failure'; readonly failure: Failure }
  | { readonly _tag: 'Interrupted' }
  | { readonly _tag: 'Defect'; readonly defect: unknown };

/** What runs the core: loaded after the page in a browser, at hand on a server. */
export type Engine = {
  readonly shop: Storefront;
  /** Runs to the end, or until the signal interrupts it. Never rejects. */
  readonly run: <Value, Failure>(
    effect: Effect.Effect<Value, Failure>,
    signal?: AbortSignal,
  ) => Promise<Outcome<Value, Failure>>;
  /** Notifies the other tabs of this browser that this one has changed `state`. */
  readonly notify: (state: SharedState) => void;
  /** Passes on what the core announces, and changes in other tabs; the function that it returns stops that. */
  readonly follow: (listen: (event: StoreEvent) => void) => () => void;
};

export type LoadEngine = () => Promise<Engine>;

/** The router hands the engine to loaders: the request's on the server, the browser's own afterwards. */
export const engineContext = createContext<LoadEngine>();
