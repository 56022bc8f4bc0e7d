import type { AccordionsBlock } from './accordions.ts';

type AnyBlock<Nested> = { readonly _tag: string } | AccordionsBlock<Nested>;

const isAccordions = <Nested>(block: AnyBlock<Nested>): block is AccordionsBlock<Nested> =>
  block._tag === 'accordions' && 'items' in block;

export const nestedBlocks = <Nested>(block: AnyBlock<Nested>): readonly Nested[] =>
  isAccordions(block) ? block.items.flatMap(({ blocks }) => blocks) : [];
