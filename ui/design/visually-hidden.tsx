import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = ({
  children,
  id,
  live,
}: {
  readonly children?: ReactNode;
  readonly id?: string;
  /** Announces changes. */
  readonly live?: boolean;
}): ReactNode => (
  <span id={id} className={styles.hidden} role={live === true ? 'status' : undefined}>
    {children}
  </span>
);
