import type { FavoriteChange } from './favorites-state.ts';
import { changeLine } from './change-line.ts';

/** Maximum number of favorites stored on a device; equals the limit of a list. */
export const MAX_FAVORITES = 100;

/** Favorites on the device: ids of the list, and pending changes. Only the last change of an item is stored. */
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
