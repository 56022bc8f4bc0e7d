import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** Two words on a picture; red only for a reduction. */
export const Badge = ({
  children,
  sale = false,
}: {
  readonly children: ReactNode;
  readonly sale?: boolean;
}): ReactNode => (
  <span className={styles.badge} data-sale={sale}>
    {children}
  </span>
);

/** The small capitals above a head: one style for the whole shop. */
export const Eyebrow = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <p className={styles.eyebrow}>{children}</p>
);
