import type { Wish } from './hearts.ts';
import { lineOf } from './wish-line.ts';

/** How many favourites a device remembers; as many as a list may have. */
export const MAX_KEPT_HEARTS = 100;

/**
 * What a device remembers: what is on the list, and what was wished and has no answer yet. Of a thing only the last
 * wish is kept.
 */
export type KeptHearts = { readonly ids: readonly string[]; readonly wishes: readonly Wish[] };

const isWish = (line: string): boolean => /^[+-]/.test(line);

export const KeptHearts = {
  none: { ids: [], wishes: [] } as KeptHearts,

  /**
   * The list has, or has no more, what was wished. Law: wishes that were answered in turn leave what those that were
   * granted made, and none without an answer (FAV-13).
   */
  granted: (kept: KeptHearts, wish: Wish): KeptHearts => ({
    ids: [...kept.ids.filter((id) => id !== wish.id), ...(wish.wanted ? [wish.id] : [])],
    wishes: KeptHearts.withdrawn(kept, wish).wishes,
  }),

  withdrawn: ({ ids, wishes }: KeptHearts, wish: Wish): KeptHearts => ({
    ids,
    wishes: wishes.filter((other) => lineOf(other) !== lineOf(wish)),
  }),

  toText: ({ ids, wishes }: KeptHearts): string => [...ids.slice(-MAX_KEPT_HEARTS), ...wishes.map(lineOf)].join('\n'),

  /** Law: what is kept comes back as it was, with the wishes that were written behind it (FAV-01). */
  fromText: (text = ''): KeptHearts => {
    const lines = text.split('\n').filter((line) => line !== '');
    const wishes = lines.filter(isWish).map((line) => ({ id: line.slice(1), wanted: line.startsWith('+') }));
    return {
      ids: lines.filter((line) => !isWish(line)),
      wishes: wishes.filter(({ id }, at) => wishes.findLastIndex((later) => later.id === id) === at),
    };
  },
} as const;
