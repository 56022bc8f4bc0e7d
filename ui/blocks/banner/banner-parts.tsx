import type { ReactNode } from 'react';
import { textSurface } from '#core/content/blocks/text-surface.ts';
import { isOnDark } from '#core/content/content-color.ts';
import { gradientHeight } from '#core/content/gradient.ts';
import { chooseTargets } from '#core/content/target-choice.ts';
import { Eyebrow } from '#ui/design/badge.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import { BlockTitle } from '../promotion/block-title.tsx';
import { CaptionView } from '../caption.tsx';
import { useColorClass } from '../content-styles.ts';
import { promotionData } from '../promotion/promotion-data.ts';
import type { BlockOf } from '../registry.ts';
import { RichTextView } from '../rich-text.tsx';
import { TargetLink } from '../target-link.tsx';
import { TargetRow } from '../target-row.tsx';
import styles from './banner-parts.module.css';

/** A banner of any layout; only a thin one may be without media. */
type Banner = BlockOf<
  | 'banner-image'
  | 'banner-split'
  | 'banner-thin'
  | 'banner-block-below'
  | 'banner-overlay'
  | 'banner-espot'
  | 'banner-menu'
>;

/** The section of a banner, with the colors and the gradient of its content (CNT-14). */
export const BannerFrame = ({
  block,
  className,
  children,
}: {
  readonly block: Banner;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactNode => {
  const over = textSurface(block);
  const color = useColorClass({ text: block.textColor, background: block.backgroundColor, over });
  const gradient = block.gradient ?? (over === 'media' ? 'focused' : 'off');
  return (
    <section
      className={`${styles.frame} ${className ?? ''} ${color ?? ''}`}
      data-over={over}
      data-gradient={gradientHeight(gradient)}
      {...promotionData(block.promotionTracking)}
    >
      {children}
    </section>
  );
};

/** The picture of a banner inside its link, with the caption unless there is no room for it. */
export const BannerMedia = ({
  block,
  sizes,
  className,
  cover = true,
  hasCaption = true,
}: {
  readonly block: Banner;
  readonly sizes: string;
  readonly className?: string | undefined;
  readonly cover?: boolean;
  readonly hasCaption?: boolean;
}): ReactNode => {
  const { media, caption } = block;
  const link = chooseTargets(block).media;
  return (
    media !== undefined && (
      <div className={`${styles.media} ${className ?? ''}`}>
        <AddressLink
          url={link?.url ?? ''}
          newWindow={link?.newWindow === true}
          className={styles.link}
          tabIndex={-1}
          aria-hidden={media.alt === ''}
        >
          <PictureView picture={media} sizes={sizes} cover={cover} zoom />
        </AddressLink>
        {hasCaption && <CaptionView caption={caption} />}
      </div>
    )
  );
};

/**
 * The texts of a banner. A small one is no section of the page: its title is not a heading, and its targets are links.
 */
export const BannerTexts = ({
  block,
  className,
  isSmall = false,
}: {
  readonly block: Banner;
  readonly className?: string | undefined;
  readonly isSmall?: boolean;
}): ReactNode => {
  const { overline, eyebrow, title, subtitle, richText, targets } = block;
  const surface = { behind: block.backgroundColor, over: textSurface(block) };
  const titleColor = useColorClass({ text: block.titleColor, ...surface });
  return (
    <div className={`${styles.texts} ${className ?? ''}`} data-small={isSmall}>
      {overline !== undefined && (
        <p className={styles.overline} dir="auto">
          {overline}
        </p>
      )}
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <BlockTitle
        as={isSmall ? 'p' : 'h2'}
        title={title}
        link={chooseTargets(block).title}
        className={`${styles.title} ${titleColor ?? ''}`}
      />
      {subtitle !== undefined && (
        <p className={styles.subtitle} dir="auto">
          {subtitle}
        </p>
      )}
      {richText.length > 0 && (
        <div className={styles.rich}>
          <RichTextView text={richText} />
        </div>
      )}
      {isSmall ? (
        targets.map((target) => (
          <TargetLink key={`${target.url} ${target.text}`} target={{ ...target, style: 'link' }} />
        ))
      ) : (
        <TargetRow targets={targets} tone={isOnDark(surface) ? 'light' : undefined} />
      )}
    </div>
  );
};
