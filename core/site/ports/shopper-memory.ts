import type * as Effect from 'effect/Effect';

/**
 * What a device remembers of its shopper and may forget at any time: dismissals, recent searches, the checkout's typed
 * contact (never of a card).
 */
export type ShopperMemory = {
  /** The remembered text, or undefined; storage that fails counts as empty. */
  readonly recall: (key: string) => Effect.Effect<string | undefined>;
  /** Keeps a text; a full or blocked storage is ignored. */
  readonly remember: (key: string, value: string) => Effect.Effect<void>;
  readonly forget: (key: string) => Effect.Effect<void>;
};
