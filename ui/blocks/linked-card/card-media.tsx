import { lazy, Suspense, type ReactNode } from 'react';
import { pictureAddress, pictureSources } from '#ui/design/picture-address.ts';
import type { BlockOf } from '../registry.ts';
import styles from './linked-card.module.css';

type Card = BlockOf<'linked-card'>;

/** The video code loads after the page; the picture is in the document. */
const BackgroundVideo = lazy(async () => ({
  default: (await import('../video/background-video.tsx')).BackgroundVideo,
}));

/** A picture, with an alternative for small screens if the content has one. */
const CardPicture = ({
  media: { picture, smallPicture },
  sizes,
  first,
}: Pick<Card, 'media'> & { readonly sizes: string; readonly first: boolean }): ReactNode => (
  <div className={styles.scene}>
    <svg className={styles.tone} aria-hidden="true">
      <rect width="100%" height="100%" fill={picture.color} />
    </svg>
    <picture>
      {smallPicture !== undefined && (
        <source
          media="(max-width: 47.99rem)"
          srcSet={pictureSources(smallPicture)}
          sizes={sizes}
          width={smallPicture.width}
          height={smallPicture.height}
        />
      )}
      <img
        className={styles.image}
        src={pictureAddress(picture.name, 640)}
        srcSet={pictureSources(picture)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      />
    </picture>
  </div>
);

/** The badge, or a mark for one of two widths. */
const Mark = ({
  picture,
  className,
  size,
}: {
  readonly picture: Card['badge'];
  readonly className: string | undefined;
  readonly size?: 'large' | 'small';
}): ReactNode =>
  picture !== undefined && (
    <img
      className={className}
      data-size={size}
      src={pictureAddress(picture.name, 320)}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading="lazy"
    />
  );

/** What is behind the texts of a card: its media, or those of its list side by side, and the marks over them. */
export const CardMedia = ({
  card: { media, mediaList = [], overlayLarge, overlaySmall, badge },
  sizes,
  first,
}: {
  readonly card: Card;
  readonly sizes: string;
  readonly first: boolean;
}): ReactNode => {
  const scenes = mediaList.length === 0 ? [media] : mediaList;
  return (
    <>
      <div className={styles.media}>
        {scenes.map((one) => (
          <CardPicture key={one.picture.name} media={one} sizes={sizes} first={first} />
        ))}
      </div>
      {mediaList.length === 0 && media._tag === 'video' && (
        <Suspense fallback={null}>
          <BackgroundVideo player={media.player} label={media.picture.alt} />
        </Suspense>
      )}
      <Mark picture={overlayLarge} className={styles.mark} size="large" />
      <Mark picture={overlaySmall} className={styles.mark} size="small" />
      <Mark picture={badge} className={styles.badge} />
    </>
  );
};
