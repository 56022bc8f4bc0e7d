import { nestedBlocks } from '#core/content/blocks/block-tree.ts';
import type { BlockTag } from '#core/content/blocks/codecs.ts';
import type { BlockView, ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import { blockRows, type BlockOf, type BlockRow } from './registry.ts';

/** A block that is not hydrated: the page data contains only its id, and the browser keeps the server's nodes. */
type ServerMarkupBlock = { readonly _tag: 'server-markup'; readonly id: string; readonly type: BlockTag };

/** A block as a page renders it. */
export type PageBlock = BlockView | ServerMarkupBlock;

type Sections = ContentPageView['sections'];

const isBlockTag = (tag: string): tag is BlockTag => Object.hasOwn(blockRows, tag);

/** Depth to which route data is searched for content pages: a route, a field of its data, the page in it. */
const DEPTH = 4;

const isContentPage = (value: object): value is { readonly sections: Sections } =>
  'sections' in value && Array.isArray(value.sections);

/** Copies the data and replaces the blocks of the content pages in it. */
export const mapBlocks = (data: unknown, change: (block: BlockView) => PageBlock, depth = DEPTH): unknown => {
  if (depth === 0 || typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  if (isContentPage(data))
    return {
      ...data,
      sections: data.sections.map((section) => ({ ...section, blocks: section.blocks.map(change) })),
    };
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapBlocks(value, change, depth - 1)]));
};

const isInteractive = <Tag extends BlockTag>(tag: Tag, block: BlockOf<Tag>): boolean => {
  const row: BlockRow<Tag> = blockRows[tag];
  return row.isInteractive(block);
};

/**
 * Whether a block, or one nested in it, needs hydration. In development all do: hot updates of their styles and code
 * need it.
 */
export const isHydrated = (block: BlockView, isEdited: boolean = import.meta.env.DEV): boolean =>
  block._tag !== 'unknown' &&
  (isEdited ||
    isInteractive(block._tag, block) ||
    nestedBlocks<BlockView>(block).some((nested) => isHydrated(nested, isEdited)));

/** The types of a block and of all blocks nested in it. */
export const tagsOf = (block: PageBlock): readonly BlockTag[] =>
  block._tag === 'unknown' || block._tag === 'server-markup'
    ? []
    : [block._tag, ...nestedBlocks<BlockView>(block).flatMap(tagsOf)];

export const serverMarkupOf = (block: BlockView): PageBlock =>
  block._tag === 'unknown' ? block : { _tag: 'server-markup', id: block.id, type: block._tag };

/** Whether the first block of a page is a hero, which then contains the page's heading. */
export const startsWithHero = ({
  sections,
}: {
  readonly sections: readonly { readonly blocks: readonly PageBlock[] }[];
}): boolean => {
  const first = sections.flatMap(({ blocks }) => blocks)[0];
  return (first?._tag === 'server-markup' ? first.type : first?._tag)?.startsWith('hero') === true;
};

/** Loads the code of views. Returns the types whose code failed to load. */
export const loadViews = async (tags: Iterable<BlockTag>): Promise<ReadonlySet<BlockTag>> => {
  const failed = new Set<BlockTag>();
  await Promise.all(
    [...new Set(tags)].map((tag) =>
      blockRows[tag].load().catch(() => {
        blockRows[tag].forget();
        failed.add(tag);
      }),
    ),
  );
  return failed;
};

/** Loads the code of all blocks in the data of a page, so that they render together with it. */
export const prepareBlocks = async (data: unknown): Promise<void> => {
  const tags: BlockTag[] = [];
  mapBlocks(data, (block) => {
    tags.push(...tagsOf(block));
    return block;
  });
  await loadViews(tags);
};

/**
 * Loads the views of the hydrated blocks. A block whose code fails to load keeps the server's nodes: the returned data
 * contain only its id.
 */
export const withLoadedBlocks = async <Data extends { readonly blocks: readonly string[] }>(
  data: Data,
): Promise<Data> => {
  const failed = await loadViews(data.blocks.filter(isBlockTag));
  if (failed.size === 0) return data;
  const isMissing = (block: BlockView): boolean => tagsOf(block).some((tag) => failed.has(tag));
  return mapBlocks(data, (block) => (isMissing(block) ? serverMarkupOf(block) : block)) as Data;
};
