import type { ReactNode } from 'react';
import { BannerFrame, BannerMedia, BannerTexts } from '../banner/banner-parts.tsx';
import type { BlockProps } from '../registry.ts';
import styles from './banner-espot.module.css';

/** A small promotion, as in a product grid or a cart. Its layout follows its own width (CNT-20). */
export const View = ({ block }: BlockProps<'banner-espot'>): ReactNode => (
  <BannerFrame block={block} className={styles.banner}>
    <div className={styles.inside}>
      <BannerMedia block={block} sizes="(min-width: 48rem) 26rem, 50vw" className={styles.picture} />
      <BannerTexts block={block} className={styles.text} isSmall />
    </div>
  </BannerFrame>
);
