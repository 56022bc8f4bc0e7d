import * as Effect from 'effect/Effect';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import { RecentSearches } from '#core/search/recent-searches.ts';
import { withTerm } from '#core/search/recent-terms.ts';

type MemoryPorts = { readonly memory: ShopperMemory };

const KEY = 'recent-searches';

/** Recent search terms of this device, latest first (SRCH-07). */
export const recallSearches = ({ memory }: MemoryPorts): Effect.Effect<RecentSearches> =>
  Effect.map(memory.recall(KEY), RecentSearches.fromText);

/** Stores a term on this device. */
export const rememberSearch = (ports: MemoryPorts) =>
  Effect.fn('rememberSearch')(function* (term: string) {
    const terms = withTerm(yield* recallSearches(ports), term);
    yield* ports.memory.remember(KEY, RecentSearches.toText(terms));
  });
