import * as Effect from 'effect/Effect';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import { heartsKey } from '../device-keys.ts';
import type { Wish } from '../hearts.ts';
import { withWish } from '../wish-line.ts';

/**
 * The device remembers what is wished before anybody is asked: the page may go before the answer, and even before the
 * code that asks is there (FAV-13). Noted twice is noted once.
 */
export const noteWish = (memory: ShopperMemory, siteId: string, wish: Wish): Effect.Effect<void> => {
  const key = heartsKey(siteId);
  return Effect.flatMap(memory.recall(key), (text) => memory.remember(key, withWish(text, wish)));
};
