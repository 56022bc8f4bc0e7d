import { nestedBlocks, replaceNested } from './block-tree.ts';

type Identified = { readonly _tag: string; readonly id: string };
type Sections<Block> = readonly { readonly id: string; readonly blocks: readonly Block[] }[];

/**
 * Gives each block of a page an id of its own: a repeated id gets a number. `repeated` lists the ids for the log.
 * Law: the ids of the result are unique, and a page without repeated ids is unchanged.
 */
export const uniqueIds = <Block extends Identified>(
  sections: Sections<Block>,
): { readonly sections: Sections<Block>; readonly repeated: readonly string[] } => {
  const idsOf = (block: Block): readonly string[] => [block.id, ...nestedBlocks<Block>(block).flatMap(idsOf)];
  const given = new Set(sections.flatMap(({ blocks }) => blocks.flatMap(idsOf)));
  const used = new Set<string>();
  const repeated: string[] = [];
  const freeId = (id: string): string => {
    if (!used.has(id)) return id;
    repeated.push(id);
    for (let number = 2; ; number += 1)
      if (!given.has(`${id}-${number}`) && !used.has(`${id}-${number}`)) return `${id}-${number}`;
  };
  const unique = (block: Block): Block => {
    const id = freeId(block.id);
    used.add(id);
    return replaceNested<Block, Block>({ ...block, id }, (nested) => [unique(nested)]);
  };
  return { sections: sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(unique) })), repeated };
};
