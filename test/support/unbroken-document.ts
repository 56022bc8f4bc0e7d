/** Fields of content with texts that are shown. */
const texts: ReadonlySet<string> = new Set(
  `title subtitle text eyebrow eyebrowText overline label byline intro caption legalLine description maximizedTitle
   minimizedTitle visualSelectorsTitle children richText`.split(/\s+/),
);

/** A document of content with each of its texts replaced by a word, also those between the elements of rich text. */
export const unbrokenDocument = (value: unknown, word: string, key = ''): unknown => {
  if (typeof value === 'string') {
    if (key === 'html') return value.replaceAll(/(?<=>)[^<]+(?=<)/g, word);
    return texts.has(key) ? word : value;
  }
  if (Array.isArray(value)) return value.map((part) => unbrokenDocument(part, word, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, unbrokenDocument(part, word, field)]));
};
