import type { ReactNode } from 'react';
import { Eyebrow } from '#ui/design/badge.tsx';
import { Picture } from '#ui/design/picture.tsx';
import type { BlockProps } from '../registry.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { TargetRow } from '../target-link.tsx';
import styles from './banner-split.module.css';

/** A picture and a text side by side, on the brand's colour. */
export const BannerSplitBlock = ({ block }: BlockProps<'banner-split'>): ReactNode => (
  <section className={styles.banner}>
    <div className={styles.picture}>
      <Picture picture={block.media} sizes="(min-width: 48rem) 55vw, 100vw" cover />
    </div>
    <div className={styles.words}>
      {block.eyebrow !== undefined && <Eyebrow>{block.eyebrow}</Eyebrow>}
      <h2 className={styles.title}>{block.title}</h2>
      <RichText text={block.text} />
      <TargetRow targets={block.targets} tone="light" />
    </div>
  </section>
);
