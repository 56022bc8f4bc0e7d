import type { BlockTag } from '#core/content/blocks/codecs.ts';
import { isHydrated, mapBlocks, serverMarkupOf, tagsOf } from './page-blocks.ts';

/** The source file of a view, by which the build knows its style sheets and scripts. */
export const viewFile = (tag: BlockTag): string => `ui/blocks/${tag}/view.tsx`;

type DocumentBlocks<Data> = {
  /** The data without the blocks that are not hydrated: of these the ids alone. */
  readonly data: Data;
  /** Types of all blocks, each once. */
  readonly drawn: readonly BlockTag[];
  /** Types of the blocks that are hydrated, each once. */
  readonly hydrated: readonly BlockTag[];
};

/** What a document carries of the blocks in the data of its routes. */
export const documentBlocks = <Data extends object>(data: Data, isEdited?: boolean): DocumentBlocks<Data> => {
  const drawn = new Set<BlockTag>();
  const hydrated = new Set<BlockTag>();
  const carried = mapBlocks(data, (block) => {
    const tags = tagsOf(block);
    const isAlive = isHydrated(block, isEdited);
    for (const tag of tags) {
      drawn.add(tag);
      if (isAlive) hydrated.add(tag);
    }
    return isAlive ? block : serverMarkupOf(block);
  });
  return { data: carried as Data, drawn: [...drawn], hydrated: [...hydrated] };
};
