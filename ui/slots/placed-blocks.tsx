import { lazy, Suspense, type ReactNode } from 'react';
import type { PageContent } from '#core/catalog/page-content.ts';
import type { ContentPageView } from '#core/content/use-cases/content-use-cases.ts';

/** Loaded lazily, since few products and categories have content. */
const BlockList = lazy(async () => ({ default: (await import('#ui/blocks/block-list.tsx')).BlockList }));

/** The blocks of one place in the data of a page: those of the sections whose id is the place. */
export const PlacedBlocks = ({
  content,
  place,
}: {
  readonly content: PageContent | undefined;
  readonly place: string;
}): ReactNode => {
  // The catalog passes the views of blocks on without knowing them.
  const sections = (content?.sections.filter(({ id }) => id === place) ?? []) as ContentPageView['sections'];
  return sections.length === 0 ? null : (
    <Suspense fallback={null}>
      <BlockList sections={sections} />
    </Suspense>
  );
};
