import type { ReactNode } from 'react';
import type { PromoTile as Promo } from '#core/catalog/category-content.ts';
import { PictureView } from '#ui/design/picture.tsx';
import { useFollowLinks } from '#ui/kernel/follow-links.ts';
import styles from './product-grid.module.css';

/** A picture with a short text among the products, as high as they are (ux 23). One link covers it. */
export const PromoTileView = ({
  promo: { title, text, picture, target, isWide },
}: {
  readonly promo: Promo;
}): ReactNode => (
  <li className={styles.promo} data-wide={isWide} onClick={useFollowLinks()}>
    <span className={styles.scene}>
      <PictureView
        picture={picture}
        sizes={
          isWide
            ? '(min-width: 80rem) 45vw, (min-width: 48rem) 62vw, 94vw'
            : '(min-width: 80rem) 22vw, (min-width: 48rem) 30vw, 46vw'
        }
        alt=""
        cover
      />
    </span>
    <div className={styles.text}>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      <a className={styles.way} href={target.url}>
        {target.text}
      </a>
    </div>
  </li>
);
