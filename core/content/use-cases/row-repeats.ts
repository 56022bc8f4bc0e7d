import type { ContentPageView } from './content-use-cases.ts';

type Sections = ContentPageView['sections'];

/** With fewer a row would look like a leftover. */
const LEAST_LEFT = 4;

/**
 * Rows of products on one page, without those that stand in a row above; a row that would lose too many stays as it is.
 * Law: no row is left with fewer than four products because of it.
 * Law: a row that lost products shows none that stands in a row above it.
 */
export const withoutRepeats = (sections: Sections): Sections => {
  const shown = new Set<string>();
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (block._tag !== 'inline-catalog') return block;
      const fresh = block.tiles.filter(({ id }) => !shown.has(id));
      const tiles = fresh.length < LEAST_LEFT ? block.tiles : fresh;
      for (const { id } of tiles) shown.add(id);
      return { ...block, tiles };
    }),
  }));
};
