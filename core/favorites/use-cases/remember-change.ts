import * as Effect from 'effect/Effect';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import { localFavoritesKey } from '../device-keys.ts';
import type { FavoriteChange } from '../favorites-state.ts';
import { withChange } from '../change-line.ts';

/**
 * The device remembers a change before the service is asked: the page may be left before the answer, and even before
 * the code that asks is loaded (FAV-13). A change that is remembered twice counts once.
 */
export const rememberChange = (memory: ShopperMemory, siteId: string, change: FavoriteChange): Effect.Effect<void> => {
  const key = localFavoritesKey(siteId);
  return Effect.flatMap(memory.recall(key), (text) => memory.remember(key, withChange(text, change)));
};
