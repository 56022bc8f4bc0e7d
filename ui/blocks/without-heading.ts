import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';

/** Removes the first heading of a rich text if it repeats the page's heading. */
export const withoutHeading = (block: BlockView, repeats: (text: string) => boolean): BlockView => {
  if (block._tag !== 'rich-text') return block;
  const [first, ...rest] = block.richText;
  const text =
    typeof first === 'object' && first.tag === 'h2' && first.children.length === 1 ? first.children[0] : undefined;
  return typeof text === 'string' && repeats(text) ? { ...block, richText: rest } : block;
};
