import type { BlockTag } from '#core/content/blocks/codecs.ts';
import { isHydrated, mapBlocks, serverMarkupOf, tagsOf } from './page-blocks.ts';

/** The source file of a view, by which the host finds its style sheets and scripts in the build's manifest. */
export const viewFile = (tag: BlockTag): string => `ui/blocks/${tag}/view.tsx`;

type DocumentBlocks<Data> = {
  /** The data; blocks that are not hydrated are reduced to their ids. */
  readonly data: Data;
  /** Types of all blocks, without duplicates. */
  readonly rendered: readonly BlockTag[];
  /** Types of the hydrated blocks, without duplicates. */
  readonly hydrated: readonly BlockTag[];
};

/** Reduces the blocks in the data of a document's routes to what the browser needs, and lists their types. */
export const documentBlocks = <Data extends object>(data: Data, isEdited?: boolean): DocumentBlocks<Data> => {
  const rendered = new Set<BlockTag>();
  const hydrated = new Set<BlockTag>();
  const carried = mapBlocks(data, (block) => {
    const tags = tagsOf(block);
    const isAlive = isHydrated(block, isEdited);
    for (const tag of tags) {
      rendered.add(tag);
      if (isAlive) hydrated.add(tag);
    }
    return isAlive ? block : serverMarkupOf(block);
  });
  return { data: carried as Data, rendered: [...rendered], hydrated: [...hydrated] };
};
