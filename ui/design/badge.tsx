import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short label on a picture; the sale tone is for reduced prices only. */
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

/** Small capitals above a heading. */
export const Eyebrow = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <p className={styles.eyebrow}>{children}</p>
);
