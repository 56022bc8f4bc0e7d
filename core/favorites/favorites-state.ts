/** Favorites as shown: confirmed by the service, with pending changes on top, oldest first. */
export type FavoritesState = { readonly confirmed: ReadonlySet<string>; readonly pending: readonly FavoriteChange[] };
export type FavoriteChange = { readonly id: string; readonly wanted: boolean };

/**
 * Whether an item is a favorite: by the last pending change, else by what the service confirmed.
 * Law: when every change is answered a heart is what the last accepted change made it (FAV-13).
 */
export const isFavorite = ({ confirmed, pending }: FavoritesState, id: string): boolean =>
  pending.findLast((change) => change.id === id)?.wanted ?? confirmed.has(id);

/** Adds a pending change, which is shown at once (FAV-13). */
export const withPending = (state: FavoritesState, change: FavoriteChange): FavoritesState => ({
  ...state,
  pending: [...state.pending, change],
});

const without = (pending: readonly FavoriteChange[], answered: FavoriteChange): readonly FavoriteChange[] =>
  pending.filter((change) => change !== answered);

/** The state after the service has accepted a change. */
export const confirmed = ({ confirmed: known, pending }: FavoritesState, change: FavoriteChange): FavoritesState => {
  const others = [...known].filter((id) => id !== change.id);
  return { confirmed: new Set(change.wanted ? [...others, change.id] : others), pending: without(pending, change) };
};

/** The state after the service has refused a change, which is undone (FAV-13). */
export const rolledBack = ({ confirmed: known, pending }: FavoritesState, change: FavoriteChange): FavoritesState => ({
  confirmed: known,
  pending: without(pending, change),
});
