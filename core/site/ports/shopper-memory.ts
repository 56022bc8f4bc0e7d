import type * as Effect from 'effect/Effect';
import type { StorageKey } from '../storage-key.ts';

/**
 * Device storage, which may be cleared at any time. It contains dismissals, recent searches and the contact draft of
 * checkout, but no card data.
 */
export type ShopperMemory = {
  /** Reads a stored text; undefined if there is none or the storage fails. */
  readonly recall: (key: StorageKey) => Effect.Effect<string | undefined>;
  /** Stores a text; errors of a full or blocked storage are ignored. */
  readonly remember: (key: StorageKey, value: string) => Effect.Effect<void>;
  /** Removes a text; errors of the storage are ignored. */
  readonly forget: (key: StorageKey) => Effect.Effect<void>;
};
