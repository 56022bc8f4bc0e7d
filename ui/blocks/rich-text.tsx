import type { ReactNode } from 'react';
import type { RichText as Tree } from '#core/content/rich-text.ts';
import { RichTextNodes } from '#ui/features/content/rich-text-nodes.tsx';
import styles from './rich-text.module.css';

/** Rich text of a content block, with the styles of running text. */
export const RichText = ({ text }: { readonly text: Tree }): ReactNode => (
  <div className={styles.text}>
    <RichTextNodes text={text} />
  </div>
);
