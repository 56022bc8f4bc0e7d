import { createElement, Suspense, use, type ReactNode } from 'react';
import type { BlockTag } from '#core/content/blocks/codecs.ts';
import { present } from '#core/kernel/present.ts';
import { useIsPreview } from '#ui/stores/use-is-preview.ts';
import { ServerMarkup } from '#ui/kernel/server-markup.tsx';
import { BlockBoundary } from './block-boundary.tsx';
import type { PageBlock } from './page-blocks.ts';
import { blockRows, type BlockOf, type BlockRow } from './registry.ts';

/** Where a block is on its page, for tools of editors (SHOW-12). */
type Placement = { readonly [name: `data-${string}`]: string };

const placementOf = (block: PageBlock, placement: string): Placement => ({
  'data-cms-id': block.id,
  'data-cms-placement': placement,
});

const renderNested = (block: PageBlock): ReactNode => <PlacedBlock key={block.id} block={block} placement="nested" />;

/** Renders the view of a block's type. Suspends only if the page could not load its code ahead. */
const ViewOf = <Tag extends BlockTag>({
  tag,
  block,
  first,
}: {
  readonly tag: Tag;
  readonly block: BlockOf<Tag>;
  readonly first: boolean;
}): ReactNode => {
  const row: BlockRow<Tag> = blockRows[tag];
  if (row.view() === undefined) use(row.load());
  const View = row.view();
  return View && createElement(View, { block, first, renderNested });
};

/**
 * One block with an error boundary. Error boundaries work in the browser only; on the server the `Suspense` leaves out
 * a block that throws (CNT-04).
 */
export const BlockItem = ({
  block,
  first = false,
  placement: attributes,
}: {
  readonly block: PageBlock;
  readonly first?: boolean;
  /** Only in a preview. */
  readonly placement?: Placement;
}): ReactNode => {
  if (block._tag === 'unknown') return null;
  if (block._tag === 'server-markup') return <ServerMarkup name={block.type} {...present({ attributes })} />;
  const { _tag: tag, id } = block;
  return (
    <ServerMarkup name={tag} {...present({ attributes })}>
      <BlockBoundary component={tag} id={id} onFailure={blockRows[tag].forget}>
        <Suspense fallback={null}>
          <ViewOf tag={tag} block={block} first={first} />
        </Suspense>
      </BlockBoundary>
    </ServerMarkup>
  );
};

/** A block that is not the first of a page, such as one in another block. A preview names its placement. */
export const PlacedBlock = ({
  block,
  placement,
}: {
  readonly block: PageBlock;
  readonly placement: string;
}): ReactNode => {
  const isPreview = useIsPreview();
  return <BlockItem block={block} {...(isPreview && { placement: placementOf(block, placement) })} />;
};

/** The blocks of a content page, in order. */
export const BlockList = ({
  sections,
}: {
  readonly sections: readonly { readonly id: string; readonly blocks: readonly PageBlock[] }[];
}): ReactNode => {
  const isPreview = useIsPreview();
  const blocks = sections.flatMap(({ id, blocks: all }) =>
    all.map((block, index) => ({
      block,
      ...(isPreview && { placement: placementOf(block, `${id}/${index}`) }),
    })),
  );
  return blocks.map((item, index) => <BlockItem key={item.block.id} {...item} first={index === 0} />);
};
