import { Suspense, type ReactNode } from 'react';
import type { BlockView, ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { blockViews, type BlockOf, type BlockProps, type BlockTag } from './registry.ts';

/** The view of a block's own type. */
const ViewOf = <Tag extends BlockTag>({
  block,
  first,
}: {
  readonly block: BlockOf<Tag>;
  readonly first: boolean;
}): ReactNode => {
  const View: (props: BlockProps<Tag>) => ReactNode = blockViews[block._tag];
  return <View block={block} first={first} />;
};

/** One block, guarded: on the server the suspense stands in for the boundary, which works in the browser only. */
export const BlockItem = ({
  block,
  first = false,
}: {
  readonly block: BlockView;
  readonly first?: boolean;
}): ReactNode =>
  block._tag === 'unknown' ? null : (
    <BlockBoundary component={block._tag} id={block.id}>
      <Suspense fallback={null}>
        <ViewOf block={block} first={first} />
      </Suspense>
    </BlockBoundary>
  );

/** The blocks of a page of managed content, in order. */
export const BlockList = ({ sections }: Pick<ContentPageView, 'sections'>): ReactNode => {
  const blocks = sections.flatMap((section) => section.blocks);
  return blocks.map((block, index) => <BlockItem key={block.id} block={block} first={index === 0} />);
};
