/**
 * A block with nested blocks, as a union of blocks has it: a generic interface may refer to the union itself, and the
 * copy of its fields is plain data to the types of a page.
 */
export type Container<Block> = { readonly [key in keyof Block]: Block[key] };

/** A block; those with nested blocks have them in `blocks`, or in the `blocks` of their `items`. */
type AnyBlock = { readonly _tag: string };
type Nesting<Nested> = {
  readonly blocks?: readonly Nested[];
  readonly items?: readonly { readonly blocks?: readonly Nested[] }[];
};

/** The codecs of blocks use these two names for nested blocks only. */
const nestingOf = <Nested>(block: AnyBlock): Nesting<Nested> => block as Nesting<Nested>;

/** The blocks nested in a block, one level deep. */
export const nestedBlocks = <Nested>(block: AnyBlock): readonly Nested[] => {
  const { blocks = [], items = [] } = nestingOf<Nested>(block);
  return [...blocks, ...items.flatMap((item) => item.blocks ?? [])];
};

/** Copies a block with other nested blocks: `change` returns those that take the place of one. */
export const replaceNested = <Nested, Changed extends AnyBlock>(
  block: AnyBlock,
  change: (nested: Nested) => readonly Changed[],
): Changed => {
  const { blocks, items } = nestingOf<Nested>(block);
  return {
    ...block,
    ...(blocks === undefined ? {} : { blocks: blocks.flatMap(change) }),
    ...(items === undefined
      ? {}
      : {
          items: items.map((item) =>
            item.blocks === undefined ? item : { ...item, blocks: item.blocks.flatMap(change) },
          ),
        }),
  } as unknown as Changed;
};
