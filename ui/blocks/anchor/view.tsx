import type { ReactNode } from 'react';
import type { BlockProps } from '../registry.ts';
import styles from './anchor.module.css';

/** A named place, below the header when a link has scrolled to it (CNT-40). */
export const View = ({ block: { id, title } }: BlockProps<'anchor'>): ReactNode => (
  <div id={id} className={styles.place} tabIndex={-1}>
    {title !== undefined && (
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
    )}
  </div>
);
