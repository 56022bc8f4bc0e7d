import * as Effect from 'effect/Effect';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import { heartsKey } from '../device-keys.ts';
import { LocalFavorites } from '../local-favorites.ts';

export type DeviceHearts = {
  readonly recall: Effect.Effect<LocalFavorites>;
  /** In one step: no other change of this page comes between. */
  readonly change: (make: (stored: LocalFavorites) => LocalFavorites) => Effect.Effect<void>;
  readonly forget: Effect.Effect<void>;
};

/**
 * The hearts that a device remembers for a site. Where nothing is left to remember, it is as if there had never been
 * anything.
 */
export const deviceHearts = (memory: ShopperMemory, siteId: string): DeviceHearts => {
  const key = heartsKey(siteId);
  const recall = Effect.map(memory.recall(key), LocalFavorites.fromText);
  const keep = (text: string): Effect.Effect<void> => (text === '' ? memory.forget(key) : memory.remember(key, text));
  return {
    recall,
    change: (make) => Effect.flatMap(recall, (stored) => keep(LocalFavorites.toText(make(stored)))),
    forget: memory.forget(key),
  };
};
