import type { ReactNode } from 'react';
import { BlockItem } from '#ui/blocks/block-list.tsx';
import type { PageBlock } from '#ui/blocks/page-blocks.ts';
import { Demo } from './sample.tsx';
import styles from './block-demo.module.css';

/** The content blocks with their samples, as wide as on a page. */
export const BlockDemo = ({ blocks }: { readonly blocks: readonly PageBlock[] }): ReactNode => (
  <Demo id="blocks" title="Content blocks">
    {blocks.map((block) => (
      <div key={block.id} className={styles.block}>
        <BlockItem block={block} />
      </div>
    ))}
  </Demo>
);
