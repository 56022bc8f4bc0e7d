import type { Listing } from './listing.ts';

type Part = Pick<Listing, 'start' | 'count' | 'total'>;

/**
 * The start of the next part of a list; undefined if all parts are loaded. An empty part also ends the list.
 * Law: loading more until there is no more brings every product once (PLP-06).
 */
export const nextStart = ({ start, count, total }: Part): number | undefined =>
  count > 0 && start + count < total ? start + count : undefined;

/** Appends a part to a list. Duplicates keep their first place. */
export const appended = <Item>(
  shown: readonly Item[],
  more: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] => {
  const known = new Set(shown.map(keyOf));
  return [...shown, ...more.filter((item) => !known.has(keyOf(item)))];
};
