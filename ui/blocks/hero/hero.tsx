import type { ReactNode } from 'react';
import { gradientHeight } from '#core/content/gradient.ts';
import { textSurface } from '#core/content/blocks/text-surface.ts';
import { chooseTargets } from '#core/content/target-choice.ts';
import { settingAt, type Breakpoint } from '#core/site/breakpoint.ts';
import { CaptionView } from '../caption.tsx';
import { useColorClass } from '../content-styles.ts';
import { HeroMedia } from './hero-media.tsx';
import { HeroTexts } from './hero-texts.tsx';
import { promotionData } from '../promotion/promotion-data.ts';
import type { BlockOf } from '../registry.ts';
import styles from './hero.module.css';

type Hero = BlockOf<'hero-standard' | 'hero-block-below' | 'hero-product-overlay'>;

/** Layout and alignment at a breakpoint, as attributes for the style sheet. Texts of a block-below are never over it. */
const layoutAt = ({ _tag: tag, responsiveLayout = {} }: Hero, breakpoint: Breakpoint): string | undefined => {
  const setting = settingAt(responsiveLayout, breakpoint);
  if (tag === 'hero-block-below')
    return `${setting?.layout === 'below-2media' ? 'below-2media' : 'below'} ${setting?.alignment ?? 'left'}`;
  return setting && `${setting.layout} ${setting.alignment}`;
};

/**
 * Media with texts and buttons (CNT-23); the layout may differ by breakpoint (CNT-25), and the content selects the
 * height of the gradient (CNT-27). `product` is a picture beside the texts.
 */
export const HeroView = ({
  block,
  first,
  product,
}: {
  readonly block: Hero;
  readonly first: boolean;
  readonly product?: ReactNode;
}): ReactNode => {
  const { title, media, buttons } = chooseTargets(block);
  const color = useColorClass({ background: block.backgroundColor });
  return (
    <section
      className={`${styles.hero} ${color ?? ''}`}
      data-name={block.name}
      data-tone={textSurface(block)}
      data-gradient={gradientHeight(block.gradientStyle)}
      data-gradient-at={block.gradientBreakpoints?.join(' ')}
      data-backdrop={block.backdrop}
      data-full={block.isFullHeight}
      data-sm={layoutAt(block, 'sm')}
      data-md={layoutAt(block, 'md')}
      data-lg={layoutAt(block, 'lg')}
      {...promotionData(block.promotionTracking)}
    >
      <HeroMedia block={block} link={media} first={first} />
      {product}
      <HeroTexts block={block} link={title} buttons={buttons} first={first} />
      <CaptionView caption={block.caption} />
    </section>
  );
};
