import type { ReactNode } from 'react';
import type { RichText } from '#core/content/rich-text.ts';
import { RichTextNodes } from '#ui/features/content/rich-text-nodes.tsx';
import styles from './rich-text.module.css';

/** Rich text of a content block, with the styles of running text. */
export const RichTextView = ({ text }: { readonly text: RichText }): ReactNode => (
  <div className={styles.text} dir="auto">
    <RichTextNodes text={text} />
  </div>
);
