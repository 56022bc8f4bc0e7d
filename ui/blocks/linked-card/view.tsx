import type { ReactNode } from 'react';
import { isOnDark } from '#core/content/content-color.ts';
import { textSurface } from '#core/content/blocks/text-surface.ts';
import { chooseTargets } from '#core/content/target-choice.ts';
import { settingAt, type Breakpoint } from '#core/site/breakpoint.ts';
import { Eyebrow } from '#ui/design/badge.tsx';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import section from '#ui/features/page/section.module.css';
import { CaptionView } from '../caption.tsx';
import { useColorClass } from '../content-styles.ts';
import { promotionData } from '../promotion/promotion-data.ts';
import { ResponsivePicture } from '../promotion/responsive-picture.tsx';
import type { BlockOf, BlockProps } from '../registry.ts';
import { RichTextView } from '../rich-text.tsx';
import { TargetRow } from '../target-row.tsx';
import { CardMedia } from './card-media.tsx';
import styles from './linked-card.module.css';

type Card = BlockOf<'linked-card'>;

/** Layout and alignment at a breakpoint, as attributes for the style sheet. */
const layoutAt = ({ responsiveLayout = {} }: Card, breakpoint: Breakpoint): string => {
  const { layout, alignment } = settingAt(responsiveLayout, breakpoint) ?? { layout: 'overlay', alignment: 'left' };
  return `${layout} ${alignment}`;
};

/** The logo above the title, else the text there. */
const CardEyebrow = ({ eyebrowLogo, eyebrowLogoResponsive, eyebrowText }: Card): ReactNode => {
  const sources = { ...(eyebrowLogo && { sm: eyebrowLogo }), ...eyebrowLogoResponsive };
  const { alt } = sources.sm ?? sources.md ?? sources.lg ?? {};
  if (alt !== undefined) return <ResponsivePicture sources={sources} alt={alt} sizes="10rem" className={styles.logo} />;
  return eyebrowText !== undefined && <Eyebrow>{eyebrowText}</Eyebrow>;
};

const CardTexts = ({ card }: { readonly card: Card }): ReactNode => {
  const { title, titleStyle, subtitle, subtitleStyle, richText, richTextBelowTargets, backgroundColor } = card;
  const { title: link, media: mediaLink, buttons } = chooseTargets(card);
  const surface = { background: backgroundColor, over: textSurface(card) } as const;
  const fill = useColorClass(surface);
  const titleColor = useColorClass({ ...surface, text: card.titleColor });
  const subtitleColor = useColorClass({ ...surface, text: card.subtitleColor });
  const richTextColor = useColorClass({ ...surface, text: card.richTextColor });
  const Title = card.isPartOfCollection === true ? 'h3' : 'h2';
  return (
    <div
      className={`${styles.text} ${fill ?? ''}`}
      data-filled={backgroundColor !== undefined}
      data-backdrop={card.backdrop}
      data-width={card.overlayWidth}
    >
      <CardEyebrow {...card} />
      <Title className={`${styles.title} ${titleColor ?? ''}`} data-style={titleStyle}>
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
      {subtitle !== undefined && (
        <p className={`${styles.subtitle} ${subtitleColor ?? ''}`} data-style={subtitleStyle}>
          {subtitle}
        </p>
      )}
      {richText !== undefined && (
        <div className={richTextColor}>
          <RichTextView text={richText} />
        </div>
      )}
      <TargetRow
        targets={buttons}
        tone={isOnDark({ behind: backgroundColor, over: surface.over }) ? 'light' : undefined}
        isEqual={card.equalTargetSize}
      />
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
  const { isPartOfCollection = false } = block;
  const sizes = isPartOfCollection ? '(min-width: 80rem) 25vw, (min-width: 48rem) 50vw, 100vw' : '100vw';
  const card = (
    <article
      className={styles.card}
      data-name={block.name}
      data-alone={!isPartOfCollection}
      data-full={block.isFullHeight}
      data-tone={textSurface(block)}
      data-gradient={block.gradientStyle}
      data-gradient-at={block.gradientBreakpoints?.join(' ')}
      data-sm={layoutAt(block, 'sm')}
      data-md={layoutAt(block, 'md')}
      data-lg={layoutAt(block, 'lg')}
      {...promotionData(block.promotionTracking)}
    >
      <CardMedia card={block} sizes={sizes} first={first} />
      <CardTexts card={block} />
      <CaptionView caption={block.caption} />
    </article>
  );
  return isPartOfCollection ? card : <section className={section.section}>{card}</section>;
};
