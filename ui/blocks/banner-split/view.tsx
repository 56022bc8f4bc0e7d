import type { ReactNode } from 'react';
import { chooseTargets } from '#core/content/target-choice.ts';
import { Eyebrow } from '#ui/design/badge.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { CaptionView } from '../caption.tsx';
import type { BlockProps } from '../registry.ts';
import { RichTextView } from '../rich-text.tsx';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import { TargetRow } from '../target-row.tsx';
import styles from './banner-split.module.css';

/** A picture and a text side by side, stacked on small screens (CNT-14, CNT-16). */
export const View = ({ block }: BlockProps<'banner-split'>): ReactNode => {
  const { media, title } = block;
  const link = chooseTargets(block).media;
  return (
    <section className={styles.banner}>
      <div className={styles.picture}>
        <AddressLink
          url={link?.url ?? ''}
          newWindow={link?.newWindow === true}
          className={styles.link}
          tabIndex={-1}
          aria-hidden={media.alt === ''}
        >
          <PictureView picture={media} sizes="(min-width: 48rem) 55vw, 100vw" cover />
        </AddressLink>
        <CaptionView caption={block.caption} />
      </div>
      <div className={styles.text}>
        {block.overline !== undefined && <p className={styles.overline}>{block.overline}</p>}
        {block.eyebrow !== undefined && <Eyebrow>{block.eyebrow}</Eyebrow>}
        <h2 className={styles.title}>
          {link === undefined ? (
            title
          ) : (
            <AddressLink url={link.url} newWindow={link.newWindow}>
              {title}
            </AddressLink>
          )}
        </h2>
        {block.subtitle !== undefined && <p className={styles.subtitle}>{block.subtitle}</p>}
        <RichTextView text={block.richText} />
        <TargetRow targets={block.targets} tone="light" />
      </div>
    </section>
  );
};
