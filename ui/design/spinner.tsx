import type { ReactNode } from 'react';
import styles from './spinner.module.css';

/** A spinner in the color of the surrounding text. The caller provides a label. */
export const Spinner = ({ size = 18 }: { readonly size?: number }): ReactNode => (
  <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <circle className={styles.track} cx="12" cy="12" r="9" />
    <path d="M21 12a9 9 0 0 0-9-9" />
  </svg>
);
