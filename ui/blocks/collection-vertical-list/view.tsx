import type { ReactNode } from 'react';
import section from '#ui/features/page/section.module.css';
import type { BlockProps } from '../registry.ts';
import styles from './vertical-list.module.css';

/** Blocks below each other, with one left edge (CNT-35). */
export const View = ({ block: { title, blocks }, renderNested }: BlockProps<'collection-vertical-list'>): ReactNode => (
  <section className={section.section}>
    {title !== undefined && <h2>{title}</h2>}
    <ul className={styles.list}>
      {blocks.map((nested) => (
        <li key={nested.id}>{renderNested(nested)}</li>
      ))}
    </ul>
  </section>
);
