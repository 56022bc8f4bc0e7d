import { useEffect, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { NO_RESULTS } from '#core/content/showcase.ts';
import { PlacedBlock } from '#ui/blocks/block-list.tsx';
import { prepareBlocks, type PageBlock } from '#ui/blocks/page-blocks.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { page } from '#ui/kernel/page.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { followFrame } from './follow-frame.ts';
import { ShowcaseForm } from './showcase-form.tsx';
import styles from './showcase-page.module.css';

type ShowcaseData = {
  /** Absent until a document type is chosen. */
  readonly sections?: readonly { readonly id: string; readonly name: string; readonly blocks: readonly PageBlock[] }[];
};

/** The items of the query (SHOW-01). */
export const loader = page((shop, { url }) => shop.content.viewShowcase(url.search), prepareBlocks);

/** The blocks of a type, each below its id and name (RTE-40, SHOW-02). For editors, so its texts are in English only. */
export const Component = (): ReactNode => {
  const { sections } = useLoaderData<ShowcaseData>();
  const { showcaseOrigins } = useStorefront();
  useEffect(
    () => (showcaseOrigins === undefined ? undefined : followFrame(window, showcaseOrigins)),
    [showcaseOrigins],
  );
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <PageHead title="Showcase" noIndex />
      <div className={styles.head} lang="en">
        <h1>Showcase</h1>
        <ShowcaseForm />
        {sections?.length === 0 && <p role="status">{NO_RESULTS}</p>}
      </div>
      {sections?.map(({ id, name, blocks }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- several documents may have a block with the same id
        <section key={index} className={styles.item}>
          <h2 className={styles.title}>
            {id} <span>{name}</span>
          </h2>
          {blocks.map((block) => (
            <PlacedBlock key={block.id} block={block} placement={`showcase/${index}`} />
          ))}
        </section>
      ))}
    </main>
  );
};
