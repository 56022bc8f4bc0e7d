import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { prepareBlocks, type PageBlock } from '#ui/blocks/page-blocks.ts';
import { brandTokens } from '#ui/design/tokens/brands.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { BlockDemo } from './block-demo.tsx';
import { blockSamples } from './block-samples.ts';
import { ColorDemo } from './color-demo.tsx';
import { ControlDemo } from './control-demo.tsx';
import { FormDemo } from './form-demo.tsx';
import { MessageDemo } from './message-demo.tsx';
import { ShapeDemo } from './shape-demo.tsx';
import styles from './kit-page.module.css';

type KitData = {
  readonly sections: readonly { readonly id: string; readonly blocks: readonly PageBlock[] }[];
  readonly documents: readonly string[];
};

/** The samples of the blocks as data of a content page, and their documents. */
export const loader = Object.assign(
  async (): Promise<KitData> => {
    // Codecs are part of the engine, which pages load lazily.
    const { writeBlock } = await import('#core/content/blocks/codecs.ts');
    const documents = blockSamples.map((sample) => JSON.stringify(writeBlock(sample), null, 2));
    const data = { sections: [{ id: 'samples', blocks: blockSamples }], documents };
    await prepareBlocks(data);
    return data;
  },
  { prefetch: () => undefined },
);

/**
 * All components in all states and in the colors of the site's brand. For developers, so its texts are in English only.
 */
export const Component = (): ReactNode => {
  const { brand, brandName, locale } = useSite();
  const { sections, documents } = useLoaderData<KitData>();
  const tokens = brandTokens(brand);
  return (
    <main id="main" className={styles.page} lang="en" tabIndex={-1}>
      <PageHead title="Kit" noIndex />
      <h1>The kit of {brandName}</h1>
      <ColorDemo tokens={tokens} />
      <ShapeDemo tokens={tokens} />
      <ControlDemo home={`/${locale}`} />
      <FormDemo />
      <MessageDemo />
      <BlockDemo blocks={sections.flatMap(({ blocks }) => blocks)} documents={documents} />
    </main>
  );
};
