import type { ReactNode } from 'react';
import { pictureAddress, pictureSources } from '#ui/design/picture-address.ts';
import { HeroView } from '../hero/hero.tsx';
import type { BlockProps } from '../registry.ts';
import styles from './hero-product-overlay.module.css';

/** Widths of the picture beside the texts (CNT-30). */
const sizes = '(width < 48rem) 196px, (width < 80rem) 271px, 344px';

/** A hero with a tall picture over its media, above the texts on small screens and beside them on others (CNT-30). */
export const View = ({ block, first }: BlockProps<'hero-product-overlay'>): ReactNode => {
  const { overlayPicture } = block;
  return (
    <HeroView
      block={block}
      first={first}
      product={
        <img
          className={styles.product}
          src={pictureAddress(overlayPicture.name, 640)}
          srcSet={pictureSources(overlayPicture)}
          sizes={sizes}
          width={344}
          height={538}
          alt={overlayPicture.alt}
          loading={first ? 'eager' : 'lazy'}
        />
      }
    />
  );
};
