import * as Effect from 'effect/Effect';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import { KeptHearts } from '../kept-hearts.ts';
import { heartsKey } from './note-wish.ts';

export type DeviceHearts = {
  readonly recall: Effect.Effect<KeptHearts>;
  /** In one step: no other change of this page comes between. */
  readonly change: (make: (kept: KeptHearts) => KeptHearts) => Effect.Effect<void>;
  readonly forget: Effect.Effect<void>;
};

/** The hearts that a device remembers for a site. */
export const deviceHearts = (memory: ShopperMemory, siteId: string): DeviceHearts => {
  const key = heartsKey(siteId);
  const recall = Effect.map(memory.recall(key), KeptHearts.fromText);
  return { recall, change: (make) => Effect.flatMap(recall, (kept) => memory.remember(key, KeptHearts.toText(make(kept)))), forget: memory.forget(key) };
};
