import { headPosition } from '#core/site/head-position.ts';

/**
 * The entries of the host, in the order of the document: fonts load in parallel with the sheets, and the starter runs
 * after everything that it reads.
 */
const headEntries = ['fonts', 'sheets', 'rules', 'containedSheets', 'help', 'development', 'starter'] as const;

/** The tags that each part of the page adds, as markup. */
type HeadTags = { readonly [entry in (typeof headEntries)[number]]: readonly string[] };

/** Writes the tags by their positions, in whatever order the entries are given (SEO-02). */
export const writeHeadTags = (tags: HeadTags): string =>
  Object.entries(tags)
    .flatMap(([entry, markup]) => {
      const index = headEntries.findIndex((one) => one === entry);
      return markup.map((tag, place) => ({ tag, position: headPosition(index, place) }));
    })
    .toSorted((one, other) => one.position - other.position)
    .map(({ tag }) => tag)
    .join('');
