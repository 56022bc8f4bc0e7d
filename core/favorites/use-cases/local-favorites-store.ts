import * as Effect from 'effect/Effect';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import { localFavoritesKey } from '../device-keys.ts';
import { LocalFavorites } from '../local-favorites.ts';

export type LocalFavoritesStore = {
  readonly load: Effect.Effect<LocalFavorites>;
  /** Changes the stored favorites in one step, which no other change of this page interrupts. */
  readonly change: (make: (stored: LocalFavorites) => LocalFavorites) => Effect.Effect<void>;
  readonly clear: Effect.Effect<void>;
};

/** The stored favorites of a site on this device. An empty list is removed from storage. */
export const localFavoritesStore = (memory: ShopperMemory, siteId: string): LocalFavoritesStore => {
  const key = localFavoritesKey(siteId);
  const load = Effect.map(memory.recall(key), LocalFavorites.fromText);
  const store = (text: string): Effect.Effect<void> => (text === '' ? memory.forget(key) : memory.remember(key, text));
  return {
    load,
    change: (make) => Effect.flatMap(load, (stored) => store(LocalFavorites.toText(make(stored)))),
    clear: memory.forget(key),
  };
};
