import type { ReactNode } from 'react';
import type { BlockProps } from '../registry.ts';
import section from '#ui/features/page/section.module.css';
import { RichTextView } from '../rich-text.tsx';
import styles from './text-column.module.css';

/** A column of running text. */
export const View = ({ block }: BlockProps<'rich-text'>): ReactNode => (
  <section className={section.section}>
    <div className={styles.column}>
      <RichTextView text={block.richText} />
    </div>
  </section>
);
