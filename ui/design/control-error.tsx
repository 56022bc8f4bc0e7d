import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** The message of an invalid control, which describes it by the id (VAL-24). */
export const ControlError = ({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode => (
  <p className={styles.error} id={id}>
    <Icon name="alert" size={16} />
    {children}
  </p>
);
