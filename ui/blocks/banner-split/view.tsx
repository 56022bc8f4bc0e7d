import type { ReactNode } from 'react';
import { BannerFrame, BannerMedia, BannerTexts } from '../banner/banner-parts.tsx';
import type { BlockProps } from '../registry.ts';
import styles from './banner-split.module.css';

/** A picture and a text side by side, stacked on small screens (CNT-16). */
export const View = ({ block }: BlockProps<'banner-split'>): ReactNode => (
  <BannerFrame block={block} className={styles.banner}>
    <BannerMedia block={block} sizes="(min-width: 48rem) 55vw, 100vw" className={styles.picture} />
    <BannerTexts block={block} className={styles.text} />
  </BannerFrame>
);
