import { createElement, Suspense, use, type ReactNode } from 'react';
import type { BlockTag } from '#core/content/blocks/codecs.ts';
import { ServerMarkup } from '#ui/kernel/server-markup.tsx';
import { BlockBoundary } from './block-boundary.tsx';
import type { PageBlock } from './page-blocks.ts';
import { blockRows, type BlockOf, type BlockRow } from './registry.ts';

const renderNested = (block: PageBlock): ReactNode => <BlockItem key={block.id} block={block} />;

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
}: {
  readonly block: PageBlock;
  readonly first?: boolean;
}): ReactNode => {
  if (block._tag === 'unknown') return null;
  if (block._tag === 'server-markup') return <ServerMarkup name={block.type} />;
  const { _tag: tag, id } = block;
  return (
    <ServerMarkup name={tag}>
      <BlockBoundary component={tag} id={id} onFailure={blockRows[tag].forget}>
        <Suspense fallback={null}>
          <ViewOf tag={tag} block={block} first={first} />
        </Suspense>
      </BlockBoundary>
    </ServerMarkup>
  );
};

/** The blocks of a content page, in order. */
export const BlockList = ({
  sections,
}: {
  readonly sections: readonly { readonly id: string; readonly blocks: readonly PageBlock[] }[];
}): ReactNode => {
  const blocks = sections.flatMap((section) => section.blocks);
  return blocks.map((block, index) => <BlockItem key={block.id} block={block} first={index === 0} />);
};
