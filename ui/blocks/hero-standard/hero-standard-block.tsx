import type { ReactNode } from 'react';
import type { HeroBlock } from '#core/content/block.ts';
import { Eyebrow } from '#ui/design/badge.tsx';
import { pictureAddress, pictureSources } from '#ui/design/picture-address.ts';
import { AddressLink, TargetRow } from '../target-link.tsx';
import styles from './hero-standard.module.css';

/** `children` lie over the picture and below the words. */
type HeroProps = { readonly block: Omit<HeroBlock, '_tag'>; readonly first: boolean; readonly children?: ReactNode };

/** The scene at the top of a page, tall on small screens (CNT-23, CNT-25). Its gradient is as high as content says (CNT-27). */
export const HeroStandardBlock = ({ block, first, children }: HeroProps): ReactNode => {
  const { media, mediaTall, eyebrow, title, subtitle, targets, gradient } = block;
  const link = targets[0];
  const Title = first ? 'h1' : 'h2';
  return (
    <section className={styles.hero} data-gradient={gradient}>
      <svg className={styles.tone} aria-hidden="true">
        <rect width="100%" height="100%" fill={media.color} />
      </svg>
      <picture className={styles.picture}>
        {mediaTall !== undefined && (
          <source
            media="(max-width: 47.99rem)"
            srcSet={pictureSources(mediaTall)}
            sizes="100vw"
            width={mediaTall.width}
            height={mediaTall.height}
          />
        )}
        <img
          className={styles.image}
          src={pictureAddress(media.name, 1280)}
          srcSet={pictureSources(media)}
          sizes="100vw"
          width={media.width}
          height={media.height}
          alt={media.alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
      </picture>
      {children}
      <div className={styles.words}>
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title className={styles.title}>
          {link === undefined ? title : <AddressLink url={link.url}>{title}</AddressLink>}
        </Title>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        <TargetRow targets={targets} tone="light" />
      </div>
    </section>
  );
};
