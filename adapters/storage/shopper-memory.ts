import * as Effect from 'effect/Effect';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import type { KeyValueStore } from './key-value-store.ts';

export const makeShopperMemory = (storage: KeyValueStore): ShopperMemory => ({
  recall: (key) => Effect.sync(() => storage.getItem(key) ?? undefined),
  remember: (key, value) => Effect.sync(() => storage.setItem(key, value)),
  forget: (key) => Effect.sync(() => storage.removeItem(key)),
});
