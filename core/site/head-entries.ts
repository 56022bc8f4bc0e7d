/** A tag of the document's head, as far as its order and its rivals matter. */
export type HeadTag =
  | { readonly _tag: 'title'; readonly text: string }
  | { readonly _tag: 'meta'; readonly name: string; readonly content: string }
  | { readonly _tag: 'canonical'; readonly href: string }
  | { readonly _tag: 'alternate'; readonly language: string; readonly href: string };

/** What one part of the page wants in the head. */
export type HeadEntry = readonly HeadTag[];

/** Low bits of a position that order the tags inside an entry (SEO-02, CFG-15, AMB-73). */
export const TAG_BITS = 10;

/** So many tags an entry may have. */
export const TAGS_PER_ENTRY = 2 ** TAG_BITS;

/**
 * The position of a tag: entry index x 1024 + tag index (SEO-03).
 * Law: position order equals (entry, tag) order for tag < 1024; entry = position >> 10, tag = position & 1023 (PR-35).
 * A 1025th tag of an entry is a defect and throws.
 */
export const headPosition = (entryIndex: number, tagIndex: number): number => {
  if (tagIndex >= TAGS_PER_ENTRY)
    throw new RangeError(`Entry ${entryIndex} of the head has more than ${TAGS_PER_ENTRY} tags`);
  return entryIndex * TAGS_PER_ENTRY + tagIndex;
};

/** Tags with the same key are rivals; a tag without key has none. */
const keyOf = (tag: HeadTag): string | undefined => {
  if (tag._tag === 'meta') return `meta ${tag.name.toLowerCase()}`;
  return tag._tag === 'alternate' ? undefined : tag._tag;
};

/**
 * The key of a tag is title, canonical, or the name of a meta tag.
 * Law: of the tags with one key the last one stays, and all that stay keep their order (SEO-04).
 */
export const mergeHead = (entries: readonly HeadEntry[]): readonly (HeadTag & { readonly position: number })[] => {
  const placed = entries.flatMap((entry, entryIndex) =>
    entry.map((tag, tagIndex) => ({ ...tag, position: headPosition(entryIndex, tagIndex) })),
  );
  const winners = new Map(placed.map((tag) => [keyOf(tag), tag.position]));
  return placed.filter((tag) => keyOf(tag) === undefined || winners.get(keyOf(tag)) === tag.position);
};
