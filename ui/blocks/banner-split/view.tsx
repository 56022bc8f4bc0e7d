import type { ReactNode } from 'react';
import { Eyebrow } from '#ui/design/badge.tsx';
import { Picture } from '#ui/design/picture.tsx';
import type { BlockProps } from '../registry.ts';
import { RichText } from '../rich-text.tsx';
import { TargetRow } from '../target-link.tsx';
import styles from './banner-split.module.css';

/** A picture and a text side by side, one below the other on small screens (CNT-16). */
export const View = ({ block }: BlockProps<'banner-split'>): ReactNode => (
  <section className={styles.banner}>
    <div className={styles.picture}>
      <Picture picture={block.media} sizes="(min-width: 48rem) 55vw, 100vw" cover />
    </div>
    <div className={styles.words}>
      {block.eyebrow !== undefined && <Eyebrow>{block.eyebrow}</Eyebrow>}
      <h2 className={styles.title}>{block.title}</h2>
      <RichText text={block.richText} />
      <TargetRow targets={block.targets} tone="light" />
    </div>
  </section>
);
