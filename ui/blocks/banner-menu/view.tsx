import type { ReactNode } from 'react';
import { BannerFrame, BannerMedia, BannerTexts } from '../banner/banner-parts.tsx';
import type { BlockProps } from '../registry.ts';
import styles from './banner-menu.module.css';

/** A small promotion in a column of the menu (CNT-21). */
export const View = ({ block }: BlockProps<'banner-menu'>): ReactNode => (
  <BannerFrame block={block} className={styles.banner}>
    <BannerMedia block={block} sizes="16rem" className={styles.picture} />
    <BannerTexts block={block} className={styles.text} isSmall />
  </BannerFrame>
);
