import type { ReactNode } from 'react';
import styles from './member-name.module.css';

/** The member's first name in the header. A chunk of its own with its style, which guests do not load. */
export const MemberName = ({ children }: { readonly children: string }): ReactNode => (
  <span className={styles.name}>{children}</span>
);
