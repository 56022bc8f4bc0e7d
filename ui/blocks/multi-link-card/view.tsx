import type { ReactNode } from 'react';
import { PictureView } from '#ui/design/picture.tsx';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import section from '#ui/features/page/section.module.css';
import type { BlockProps } from '../registry.ts';
import styles from './multi-link-card.module.css';

/** A picture with a title and text links over it (CNT-57). */
export const View = ({ block: { title, media, targets, alignment } }: BlockProps<'multi-link-card'>): ReactNode => (
  <section className={section.section}>
    <div className={styles.card} data-alignment={alignment}>
      <div className={styles.media}>
        <PictureView picture={media} sizes="(min-width: 80rem) 90rem, 100vw" cover />
      </div>
      <div className={styles.text}>
        <h2>{title}</h2>
        <ul className={styles.links}>
          {targets.map((target) => (
            <li key={`${target.url} ${target.text}`}>
              <AddressLink url={target.url} newWindow={target.newWindow} className={styles.link}>
                {target.text}
              </AddressLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
