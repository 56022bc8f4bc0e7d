import type { ReactNode } from 'react';
import { BannerFrame, BannerMedia, BannerTexts } from '../banner/banner-parts.tsx';
import { CaptionView } from '../caption.tsx';
import type { BlockProps } from '../registry.ts';
import styles from './banner-thin.module.css';

/** A low strip with one line of text and links; the caption is at its end (CNT-17). */
export const View = ({ block }: BlockProps<'banner-thin'>): ReactNode => (
  <BannerFrame block={block} className={styles.banner}>
    <BannerMedia block={block} sizes="10rem" className={styles.picture} hasCaption={false} />
    <BannerTexts block={block} className={styles.text} isSmall />
    <CaptionView caption={block.caption} />
  </BannerFrame>
);
