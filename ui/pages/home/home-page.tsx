import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { startsWithHero, prepareBlocks } from '#ui/blocks/page-blocks.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { page } from '#ui/kernel/page.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';

export const loader = page((shop) => shop.content.viewPage('home'), prepareBlocks);

/** The home page: managed content. Without a hero as its first block it has a hidden heading. */
export const Component = (): ReactNode => {
  const content = useLoaderData<ContentPageView>();
  const { brandName } = useSite();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={content.seo.title} description={content.seo.description} />
      {!startsWithHero(content) && (
        <h1>
          <VisuallyHidden>{brandName}</VisuallyHidden>
        </h1>
      )}
      <BlockList sections={content.sections} />
    </main>
  );
};
