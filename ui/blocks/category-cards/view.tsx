import type { ReactNode } from 'react';
import { PictureView } from '#ui/design/picture.tsx';
import type { BlockProps } from '../registry.ts';
import section from '#ui/features/page/section.module.css';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import styles from './category-cards.module.css';

/** Links to categories: two columns on small screens, four on large ones (CNT-44). */
export const View = ({ block }: BlockProps<'category-cards'>): ReactNode => (
  <section className={section.section}>
    {block.title !== undefined && <h2>{block.title}</h2>}
    <ul className={styles.cards}>
      {block.cards.map((card) => (
        <li key={card.title}>
          <AddressLink url={card.target.url} newWindow={card.target.newWindow} className={styles.card}>
            <span className={styles.picture}>
              <PictureView picture={card.picture} sizes="(min-width: 48rem) 25vw, 50vw" alt="" cover zoom />
            </span>
            <span className={styles.title}>{card.title}</span>
          </AddressLink>
        </li>
      ))}
    </ul>
  </section>
);
