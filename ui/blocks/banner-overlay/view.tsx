import type { ReactNode } from 'react';
import { BannerFrame, BannerMedia, BannerTexts } from '../banner/banner-parts.tsx';
import type { BlockProps } from '../registry.ts';
import styles from './banner-overlay.module.css';

/** Texts over a picture, above its gradient (CNT-19). */
export const View = ({ block }: BlockProps<'banner-overlay'>): ReactNode => (
  <BannerFrame block={block} className={styles.banner}>
    <BannerMedia block={block} sizes="100vw" className={styles.picture} />
    <BannerTexts block={block} className={styles.text} />
  </BannerFrame>
);
