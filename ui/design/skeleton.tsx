import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/**
 * A placeholder of loading content, which assistive technology gets as busy (DLG-26). It appears after 300 ms, so that
 * fast responses do not flicker.
 */
export const Skeleton = ({
  shape = 'text',
  lines = 1,
}: {
  readonly shape?: 'text' | 'title' | 'picture' | 'control' | 'block';
  readonly lines?: number;
}): ReactNode => (
  <span className={styles.group} aria-busy="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles.bone} data-shape={shape} />
    ))}
  </span>
);
