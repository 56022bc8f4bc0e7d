import { replaceNested } from '../blocks/block-tree.ts';
import type { BlockView, ContentPageView } from './content-use-cases.ts';

type Sections = ContentPageView['sections'];

/** Minimum number of products of a row after removing duplicates. */
const LEAST_LEFT = 4;

/**
 * Removes products from a row that an earlier row of the page shows; a row that would become too short is unchanged.
 * Law: no row is left with fewer than four products because of it.
 * Law: a row that lost products shows none that an earlier row shows.
 */
export const withoutRepeats = (sections: Sections): Sections => {
  const shown = new Set<string>();
  const unrepeated = (block: BlockView): BlockView => {
    if (block._tag !== 'inline-catalog')
      return replaceNested<BlockView, BlockView>(block, (nested) => [unrepeated(nested)]);
    const fresh = block.tiles.filter(({ id }) => !shown.has(id));
    const tiles = fresh.length < LEAST_LEFT ? block.tiles : fresh;
    for (const { id } of tiles) shown.add(id);
    return { ...block, tiles };
  };
  return sections.map((section) => ({ ...section, blocks: section.blocks.map(unrepeated) }));
};
