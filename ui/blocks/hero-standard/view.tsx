import { lazy, Suspense, type ReactNode } from 'react';
import { chooseTargets } from '#core/content/target-choice.ts';
import { settingAt, type Breakpoint } from '#core/site/breakpoint.ts';
import { Eyebrow } from '#ui/design/badge.tsx';
import { pictureAddress, pictureSources } from '#ui/design/picture-address.ts';
import { CaptionView } from '../caption.tsx';
import type { BlockOf, BlockProps } from '../registry.ts';
import { RichTextView } from '../rich-text.tsx';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import { TargetRow } from '../target-row.tsx';
import styles from './hero-standard.module.css';

type Hero = BlockOf<'hero-standard'>;

/** The video code loads after the page; the picture is in the document. */
const BackgroundVideo = lazy(async () => ({
  default: (await import('../video/background-video.tsx')).BackgroundVideo,
}));

/** A picture, with an alternative for small screens if the content has one (CNT-25). */
const Scene = ({
  media: { picture, smallPicture },
  first,
}: {
  readonly media: Hero['media'];
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

/** Layout and alignment at a breakpoint, as attributes for the style sheet. */
const layoutAt = ({ responsiveLayout = {} }: Hero, breakpoint: Breakpoint): string | undefined => {
  const setting = settingAt(responsiveLayout, breakpoint);
  return setting && `${setting.layout} ${setting.alignment}`;
};

/**
 * A picture with texts and buttons (CNT-23); the layout may differ by breakpoint (CNT-25), and the content selects the
 * height of the gradient (CNT-27). A video loops muted over its picture (CNT-24).
 */
export const View = ({ block, first }: BlockProps<'hero-standard'>): ReactNode => {
  const { media, mediaList = [], eyebrowText, eyebrowLogo, title, subtitle, richText, richTextBelowTargets } = block;
  const { title: link, media: mediaLink, buttons } = chooseTargets(block);
  const Title = first ? 'h1' : 'h2';
  const mediaUrl = mediaLink?.url ?? '';
  const newWindow = mediaLink?.newWindow === true;
  return (
    <section
      className={styles.hero}
      data-gradient={block.gradientStyle}
      data-full={block.isFullHeight}
      data-sm={layoutAt(block, 'sm')}
      data-md={layoutAt(block, 'md')}
      data-lg={layoutAt(block, 'lg')}
    >
      <div className={styles.media}>
        <AddressLink
          url={mediaUrl}
          newWindow={newWindow}
          className={styles.scene}
          tabIndex={-1}
          aria-hidden={media.picture.alt === ''}
        >
          <Scene media={media} first={first} />
        </AddressLink>
        {media._tag === 'video' && (
          <Suspense fallback={null}>
            <BackgroundVideo player={media.player} label={media.picture.alt} />
          </Suspense>
        )}
      </div>
      {mediaList.length > 0 && (
        <div className={styles.pair}>
          {mediaList.map((one) => (
            <AddressLink
              key={one.picture.name}
              url={mediaUrl}
              newWindow={newWindow}
              className={styles.half}
              tabIndex={-1}
              aria-hidden={one.picture.alt === ''}
            >
              <Scene media={one} first={false} />
            </AddressLink>
          ))}
        </div>
      )}
      <div className={styles.text} data-width={block.overlayWidth}>
        {eyebrowLogo === undefined ? (
          eyebrowText !== undefined && <Eyebrow>{eyebrowText}</Eyebrow>
        ) : (
          <img
            className={styles.logo}
            src={pictureAddress(eyebrowLogo.name, 320)}
            width={eyebrowLogo.width}
            height={eyebrowLogo.height}
            alt={eyebrowLogo.alt}
          />
        )}
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
        {richText !== undefined && (
          <div className={styles.rich}>
            <RichTextView text={richText} />
          </div>
        )}
        <TargetRow targets={buttons} tone="light" isEqual={block.equalTargetSize} />
        {richTextBelowTargets !== undefined && (
          <div className={styles.rich}>
            <RichTextView text={richTextBelowTargets} />
          </div>
        )}
      </div>
      <CaptionView caption={block.caption} />
    </section>
  );
};
