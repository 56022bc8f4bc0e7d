import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { BlockView, ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { PageTrail } from '#ui/blocks/page-trail.tsx';
import { page } from '#ui/kernel/page.ts';
import { useSite } from '#ui/kernel/storefront-context.ts';
import { PageHead } from '#ui/shell/page-head.tsx';
// The words and posters of films are served before their code is there.
import '#ui/blocks/video/video.module.css';
import styles from './content-page.module.css';

/** Pages of managed content by their address, such as help/returns/how-to-return. */
export const loader = page((shop, { params }) => shop.content.viewPage(params['*'] ?? ''));

/** Running text that repeats the page's title as its first heading goes on without it. */
const withoutTitle = (block: BlockView, title: string): BlockView => {
  const first = block._tag === 'rich-text' ? block.text[0] : undefined;
  const repeats = typeof first === 'object' && first.tag === 'h2' && first.children.length === 1 && first.children[0] === title;
  return block._tag === 'rich-text' && repeats ? { ...block, text: block.text.slice(1) } : block;
};

/** A page of managed content. One that begins with a hero has its heading there. */
export const Component = (): ReactNode => {
  const content = useLoaderData<ContentPageView>();
  const { locale, brandName } = useSite();
  const begins = content.sections.flatMap(({ blocks }) => blocks)[0]?._tag;
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <PageHead title={content.seo.title} description={content.seo.description} />
      {begins?.startsWith('hero') !== true && (
        <header className={styles.head}>
          <PageTrail breadcrumbs={[{ label: brandName, url: `/${locale}` }, { label: content.seo.title }]} />
          <h1>{content.seo.title}</h1>
        </header>
      )}
      <BlockList sections={content.sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => withoutTitle(block, content.seo.title)) }))} />
    </main>
  );
};
