import type { ReactNode } from 'react';
import { BlockItem } from '#ui/blocks/block-list.tsx';
import type { PageBlock } from '#ui/blocks/page-blocks.ts';
import { Demo } from './sample.tsx';
import styles from './block-demo.module.css';

type BlockDemoProps = {
  readonly blocks: readonly PageBlock[];
  /** The documents of the blocks, as an editor writes them in JSON. */
  readonly documents: readonly string[];
};

/** The content blocks with their samples, as wide as on a page, each below its document. */
export const BlockDemo = ({ blocks, documents }: BlockDemoProps): ReactNode => (
  <Demo id="blocks" title="Content blocks">
    {blocks.map((block, index) => (
      <div key={block.id} className={styles.block}>
        <details className={styles.document}>
          <summary>{block.id}</summary>
          <pre>{documents[index]}</pre>
        </details>
        <BlockItem block={block} />
      </div>
    ))}
  </Demo>
);
