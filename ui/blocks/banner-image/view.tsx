import type { ReactNode } from 'react';
import { BannerFrame, BannerMedia, BannerTexts } from '../banner/banner-parts.tsx';
import type { BlockProps } from '../registry.ts';
import styles from './banner-image.module.css';

/** A picture with its texts under or over it (CNT-15). */
export const View = ({ block }: BlockProps<'banner-image'>): ReactNode => (
  <BannerFrame block={block} className={styles.banner}>
    <BannerMedia
      block={block}
      sizes="(min-width: 80rem) 84rem, 100vw"
      cover={block.textPosition === 'over'}
      className={styles.picture}
    />
    <BannerTexts block={block} className={styles.text} />
  </BannerFrame>
);
