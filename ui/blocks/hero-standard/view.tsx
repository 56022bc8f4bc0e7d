import { lazy, Suspense, type ReactNode } from 'react';
import { chooseTargets } from '#core/content/target-choice.ts';
import { Eyebrow } from '#ui/design/badge.tsx';
import { pictureAddress, pictureSources } from '#ui/design/picture-address.ts';
import type { BlockProps } from '../registry.ts';
import { AddressLink, TargetRow } from '../target-link.tsx';
import styles from './hero-standard.module.css';

/** The code of the film comes after the page; the picture is there at once. */
const BackgroundFilm = lazy(async () => ({
  default: (await import('../video/background-film.tsx')).BackgroundFilm,
}));

/**
 * A scene with texts and buttons (CNT-23, CNT-25); its gradient is as high as content says (CNT-27). A video loops in
 * silence over its picture (CNT-24).
 */
export const View = ({ block, first }: BlockProps<'hero-standard'>): ReactNode => {
  const { media, eyebrowText, title, subtitle, gradientStyle } = block;
  const { picture, smallPicture } = media;
  const { title: link, buttons } = chooseTargets(block);
  const Title = first ? 'h1' : 'h2';
  return (
    <section className={styles.hero} data-gradient={gradientStyle}>
      <svg className={styles.tone} aria-hidden="true">
        <rect width="100%" height="100%" fill={picture.color} />
      </svg>
      <picture className={styles.picture}>
        {smallPicture !== undefined && (
          <source
            media="(max-width: 47.99rem)"
            srcSet={pictureSources(smallPicture)}
            sizes="100vw"
            width={smallPicture.width}
            height={smallPicture.height}
          />
        )}
        <img
          className={styles.image}
          src={pictureAddress(picture.name, 1280)}
          srcSet={pictureSources(picture)}
          sizes="100vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
      </picture>
      {media._tag === 'video' && (
        <Suspense fallback={null}>
          <BackgroundFilm film={media.player} label={picture.alt} />
        </Suspense>
      )}
      <div className={styles.words}>
        {eyebrowText !== undefined && <Eyebrow>{eyebrowText}</Eyebrow>}
        <Title className={styles.title}>
          {link === undefined ? (
            title
          ) : (
            <AddressLink url={link.url} newWindow={link.newWindow}>
              {title}
            </AddressLink>
          )}
        </Title>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        <TargetRow targets={buttons} tone="light" />
      </div>
    </section>
  );
};
