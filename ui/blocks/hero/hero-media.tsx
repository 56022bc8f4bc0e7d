import { lazy, Suspense, type ReactNode } from 'react';
import type { Target } from '#core/content/target.ts';
import { pictureAddress, pictureSources } from '#ui/design/picture-address.ts';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import type { BlockOf } from '../registry.ts';
import styles from './hero.module.css';

type Hero = BlockOf<'hero-standard'>;
type Media = Hero['media'];

/** The video code loads after the page; the picture is in the document. */
const BackgroundVideo = lazy(async () => ({
  default: (await import('../video/background-video.tsx')).BackgroundVideo,
}));

/** A picture, with an alternative for small screens if the content has one (CNT-25). */
const Scene = ({
  media: { picture, smallPicture },
  first,
}: {
  readonly media: Media;
  readonly first: boolean;
}): ReactNode => (
  <>
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
  </>
);

/** A picture inside the link of the media. */
const LinkedScene = ({
  media,
  link,
  first,
  className,
}: {
  readonly media: Media;
  readonly link: Target | undefined;
  readonly first: boolean;
  readonly className: string | undefined;
}): ReactNode => (
  <AddressLink
    url={link?.url ?? ''}
    newWindow={link?.newWindow === true}
    className={className}
    tabIndex={-1}
    aria-hidden={media.picture.alt === ''}
  >
    <Scene media={media} first={first} />
  </AddressLink>
);

/** A mark in the corner of the media, for one of two widths. */
const Mark = ({
  picture,
  size,
}: {
  readonly picture: Hero['overlayLarge'];
  readonly size: 'large' | 'small';
}): ReactNode =>
  picture !== undefined && (
    <img
      className={styles.mark}
      data-size={size}
      src={pictureAddress(picture.name, 640)}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading="lazy"
    />
  );

/** The media of a hero: a picture or a looping video over it (CNT-24), or two media, with a mark over them. */
export const HeroMedia = ({
  block: { media, mediaList = [], overlayLarge, overlaySmall },
  link,
  first,
}: {
  readonly block: Pick<Hero, 'media' | 'mediaList' | 'overlayLarge' | 'overlaySmall'>;
  readonly link: Target | undefined;
  readonly first: boolean;
}): ReactNode => (
  <>
    <div className={styles.media}>
      <LinkedScene media={media} link={link} first={first} className={styles.scene} />
      {media._tag === 'video' && (
        <Suspense fallback={null}>
          <BackgroundVideo player={media.player} label={media.picture.alt} />
        </Suspense>
      )}
      <Mark picture={overlayLarge} size="large" />
      <Mark picture={overlaySmall} size="small" />
    </div>
    {mediaList.length > 0 && (
      <div className={styles.pair}>
        {mediaList.map((one) => (
          <LinkedScene key={one.picture.name} media={one} link={link} first={false} className={styles.half} />
        ))}
      </div>
    )}
  </>
);
