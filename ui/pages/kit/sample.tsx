import type { ReactNode } from 'react';
import styles from './sample.module.css';

/** A section of the component gallery. */
export const Demo = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode => (
  <section className={styles.demo} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** One component: its name, notes on its states, and the states side by side. */
export const Sample = ({
  title,
  note,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  /** Stacked instead of side by side. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}): ReactNode => (
  <div className={styles.sample}>
    <h3>{title}</h3>
    {note !== undefined && <p className={styles.note}>{note}</p>}
    <div className={styles.states} data-wide={wide}>
      {children}
    </div>
  </div>
);
