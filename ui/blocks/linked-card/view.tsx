import { lazy, Suspense, type ReactNode } from 'react';
import { chooseTargets } from '#core/content/target-choice.ts';
import { settingAt, type Breakpoint } from '#core/site/breakpoint.ts';
import { Eyebrow } from '#ui/design/badge.tsx';
import { pictureAddress, pictureSources } from '#ui/design/picture-address.ts';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import section from '#ui/features/page/section.module.css';
import { CaptionView } from '../caption.tsx';
import { useColorClass } from '../content-styles.ts';
import type { BlockOf, BlockProps } from '../registry.ts';
import { RichTextView } from '../rich-text.tsx';
import { TargetRow } from '../target-row.tsx';
import styles from './linked-card.module.css';

type Card = BlockOf<'linked-card'>;

/** The video code loads after the page; the picture is in the document. */
const BackgroundVideo = lazy(async () => ({
  default: (await import('../video/background-video.tsx')).BackgroundVideo,
}));

/** Layout and alignment at a breakpoint, as attributes for the style sheet. */
const layoutAt = ({ responsiveLayout = {} }: Card, breakpoint: Breakpoint): string => {
  const { layout, alignment } = settingAt(responsiveLayout, breakpoint) ?? { layout: 'overlay', alignment: 'left' };
  return `${layout} ${alignment}`;
};

/** A picture, with an alternative for small screens if the content has one. */
const CardPicture = ({
  media: { picture, smallPicture },
  sizes,
  first,
}: Pick<Card, 'media'> & { readonly sizes: string; readonly first: boolean }): ReactNode => (
  <>
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
  </>
);

const CardTexts = ({ card, inCollection }: { readonly card: Card; readonly inCollection: boolean }): ReactNode => {
  const { eyebrowText, eyebrowLogo, title, subtitle, richText, richTextBelowTargets, backgroundColor } = card;
  const { title: link, media: mediaLink, buttons } = chooseTargets(card);
  const over = { background: backgroundColor, over: 'media' } as const;
  const fill = useColorClass(over);
  const titleColor = useColorClass({ ...over, text: card.titleColor });
  const subtitleColor = useColorClass({ ...over, text: card.subtitleColor });
  const richTextColor = useColorClass({ ...over, text: card.richTextColor });
  const Title = inCollection ? 'h3' : 'h2';
  return (
    <div className={`${styles.text} ${fill ?? ''}`} data-filled={backgroundColor !== undefined}>
      {eyebrowLogo === undefined ? (
        eyebrowText !== undefined && <Eyebrow>{eyebrowText}</Eyebrow>
      ) : (
        <img
          className={styles.logo}
          src={pictureAddress(eyebrowLogo.name, 320)}
          width={eyebrowLogo.width}
          height={eyebrowLogo.height}
          alt={eyebrowLogo.alt}
          loading="lazy"
        />
      )}
      <Title className={`${styles.title} ${titleColor ?? ''}`}>
        {link === undefined ? (
          title
        ) : (
          <AddressLink
            url={link.url}
            newWindow={link.newWindow}
            className={mediaLink === undefined ? undefined : styles.whole}
          >
            {title}
          </AddressLink>
        )}
      </Title>
      {subtitle !== undefined && <p className={subtitleColor}>{subtitle}</p>}
      {richText !== undefined && (
        <div className={richTextColor}>
          <RichTextView text={richText} />
        </div>
      )}
      <TargetRow targets={buttons} tone="light" isEqual={card.equalTargetSize} />
      {richTextBelowTargets !== undefined && (
        <div className={richTextColor}>
          <RichTextView text={richTextBelowTargets} />
        </div>
      )}
    </div>
  );
};

/**
 * Media with texts over it (CNT-55); the place of the texts may differ by breakpoint (CNT-56). If the media is a link,
 * the link of the title covers the whole card. A card of a collection fills its slide and is below its heading.
 */
export const View = ({ block, first }: BlockProps<'linked-card'>): ReactNode => {
  const { media, badge, isPartOfCollection = false } = block;
  const sizes = isPartOfCollection ? '(min-width: 80rem) 25vw, (min-width: 48rem) 50vw, 100vw' : '100vw';
  const card = (
    <article
      className={styles.card}
      data-alone={!isPartOfCollection}
      data-gradient={block.gradientStyle}
      data-sm={layoutAt(block, 'sm')}
      data-md={layoutAt(block, 'md')}
      data-lg={layoutAt(block, 'lg')}
    >
      <div className={styles.media}>
        <CardPicture media={media} sizes={sizes} first={first} />
      </div>
      <CardTexts card={block} inCollection={isPartOfCollection} />
      {badge !== undefined && (
        <img
          className={styles.badge}
          src={pictureAddress(badge.name, 320)}
          width={badge.width}
          height={badge.height}
          alt={badge.alt}
          loading="lazy"
        />
      )}
      <CaptionView caption={block.caption} />
      {media._tag === 'video' && (
        <Suspense fallback={null}>
          <BackgroundVideo player={media.player} label={media.picture.alt} />
        </Suspense>
      )}
    </article>
  );
  return isPartOfCollection ? card : <section className={section.section}>{card}</section>;
};
