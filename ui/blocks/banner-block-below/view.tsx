import type { ReactNode } from 'react';
import { BannerFrame, BannerMedia, BannerTexts } from '../banner/banner-parts.tsx';
import type { BlockProps } from '../registry.ts';
import styles from './banner-block-below.module.css';

/** A wide picture above a block of texts (CNT-18). */
export const View = ({ block }: BlockProps<'banner-block-below'>): ReactNode => (
  <BannerFrame block={block}>
    <BannerMedia block={block} sizes="100vw" className={styles.picture} />
    <BannerTexts block={block} className={styles.text} />
  </BannerFrame>
);
