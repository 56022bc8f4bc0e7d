import type { Listing } from './listing.ts';

type Part = Pick<Listing, 'start' | 'count' | 'total'>;

/**
 * Where the next part of a list begins; undefined once everything is there. A part that brings nothing ends the list,
 * too.
 * Law: loading more until there is no more brings every product once (PLP-06).
 */
export const nextStart = ({ start, count, total }: Part): number | undefined =>
  count > 0 && start + count < total ? start + count : undefined;

/** A list with a further part behind it. An item that both have stays where it was first. */
export const appended = <Item>(
  shown: readonly Item[],
  more: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] => {
  const known = new Set(shown.map(keyOf));
  return [...shown, ...more.filter((item) => !known.has(keyOf(item)))];
};
