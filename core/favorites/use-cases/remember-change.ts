import * as Effect from 'effect/Effect';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import { localFavoritesKey } from '../device-keys.ts';
import type { FavoriteChange } from '../favorites-state.ts';
import { withChange } from '../change-line.ts';

/**
 * Stores a change on the device before the request: the page may be left before the response, or before the code is
 * loaded (FAV-13). Storing a change twice has no further effect.
 */
export const rememberChange = (memory: ShopperMemory, siteId: string, change: FavoriteChange): Effect.Effect<void> => {
  const key = localFavoritesKey(siteId);
  return Effect.flatMap(memory.recall(key), (text) => memory.remember(key, withChange(text, change)));
};
