/** Hearts as they are shown: what the service confirmed, with the wishes on their way on top, the oldest first. */
export type Hearts = { readonly confirmed: ReadonlySet<string>; readonly pending: readonly Wish[] };
export type Wish = { readonly id: string; readonly wanted: boolean };

/**
 * Whether a heart is filled: the last wish counts, else what the service confirmed.
 * Law: when every wish is settled a heart is what the last wish that was granted made of it (FAV-13).
 */
export const isFavorite = ({ confirmed, pending }: Hearts, id: string): boolean =>
  pending.findLast((wish) => wish.id === id)?.wanted ?? confirmed.has(id);

/** The hearts with one more change on its way: it shows at once (FAV-13). */
export const wished = (hearts: Hearts, wish: Wish): Hearts => ({ ...hearts, pending: [...hearts.pending, wish] });

const without = (pending: readonly Wish[], settled: Wish): readonly Wish[] =>
  pending.filter((wish) => wish !== settled);

/** The service has done it. */
export const confirmed = ({ confirmed: known, pending }: Hearts, wish: Wish): Hearts => {
  const others = [...known].filter((id) => id !== wish.id);
  return { confirmed: new Set(wish.wanted ? [...others, wish.id] : others), pending: without(pending, wish) };
};

/** The service could not: the heart is again what it was before that wish (FAV-13). */
export const rolledBack = ({ confirmed: known, pending }: Hearts, wish: Wish): Hearts => ({
  confirmed: known,
  pending: without(pending, wish),
});
