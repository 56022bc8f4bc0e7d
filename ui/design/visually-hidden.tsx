import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for those who listen. */
export const VisuallyHidden = ({
  children,
  id,
  live,
}: {
  readonly children?: ReactNode;
  readonly id?: string;
  /** Spoken when it changes. */
  readonly live?: boolean;
}): ReactNode => (
  <span id={id} className={styles.hidden} role={live === true ? 'status' : undefined}>
    {children}
  </span>
);
