/** A position has 10 bits for the tags of an entry (SEO-02, CFG-15, AMB-73). */
const TAGS_PER_ENTRY = 2 ** 10;

/**
 * The position of a tag in the head of a page: an entry is what one part of the page adds (SEO-03). Throws a RangeError
 * for an entry of more than 1024 tags.
 * Law: position order equals (entry, tag) order for tag < 1024 (PR-35).
 * Law: entry = position >> 10, tag = position & 1023 (PR-35).
 */
export const headPosition = (entry: number, tag: number): number => {
  if (tag >= TAGS_PER_ENTRY) throw new RangeError(`An entry of the head has more than ${TAGS_PER_ENTRY} tags`);
  return entry * TAGS_PER_ENTRY + tag;
};
