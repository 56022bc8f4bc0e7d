import type { ReactNode } from 'react';
import styles from './sample.module.css';

/** A part of the kit. */
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

/** One part of the kit: what it is, what is to be known of its states, and the states beside each other. */
export const Sample = ({
  title,
  note,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  /** One below the other. */
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
