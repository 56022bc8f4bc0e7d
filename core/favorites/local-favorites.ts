import type { FavoriteChange } from './favorites-state.ts';
import { changeLine } from './change-line.ts';

/** How many favorites a list may have, in the service and on the device. */
export const MAX_FAVORITES = 100;

/**
 * What a device remembers: what is on the list, and what was changed and has no answer yet. Of a thing only the last
 * change is kept.
 */
export type LocalFavorites = { readonly ids: readonly string[]; readonly changes: readonly FavoriteChange[] };

const isChange = (line: string): boolean => /^[+-]/.test(line);

export const LocalFavorites = {
  none: { ids: [], changes: [] } as LocalFavorites,

  /**
   * The service has accepted the change. Law: changes that are answered in turn leave what the accepted ones made, and
   * none without an answer (FAV-13).
   */
  accepted: (stored: LocalFavorites, change: FavoriteChange): LocalFavorites => ({
    ids: [...stored.ids.filter((id) => id !== change.id), ...(change.wanted ? [change.id] : [])],
    changes: LocalFavorites.rejected(stored, change).changes,
  }),

  rejected: ({ ids, changes }: LocalFavorites, change: FavoriteChange): LocalFavorites => ({
    ids,
    changes: changes.filter((other) => changeLine(other) !== changeLine(change)),
  }),

  toText: ({ ids, changes }: LocalFavorites): string =>
    [...ids.slice(-MAX_FAVORITES), ...changes.map(changeLine)].join('\n'),

  /** Law: what is kept comes back as it was, with the changes that were written behind it (FAV-01). */
  fromText: (text = ''): LocalFavorites => {
    const lines = text.split('\n').filter((line) => line !== '');
    const changes = lines.filter(isChange).map((line) => ({ id: line.slice(1), wanted: line.startsWith('+') }));
    return {
      ids: lines.filter((line) => !isChange(line)),
      changes: changes.filter(({ id }, at) => changes.findLastIndex((later) => later.id === id) === at),
    };
  },
} as const;
