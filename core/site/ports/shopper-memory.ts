import type * as Effect from 'effect/Effect';

/**
 * Device storage, which may be cleared at any time: dismissals, recent searches, the checkout's contact draft (never
 * card data).
 */
export type ShopperMemory = {
  /** The stored text, or undefined; storage errors count as empty. */
  readonly recall: (key: string) => Effect.Effect<string | undefined>;
  /** Stores a text; errors of a full or blocked storage are ignored. */
  readonly remember: (key: string, value: string) => Effect.Effect<void>;
  readonly forget: (key: string) => Effect.Effect<void>;
};
