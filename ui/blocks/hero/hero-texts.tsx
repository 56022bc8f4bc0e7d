import type { ReactNode } from 'react';
import { isOnDark } from '#core/content/content-color.ts';
import { textSurface } from '#core/content/blocks/text-surface.ts';
import type { Target } from '#core/content/target.ts';
import { Eyebrow } from '#ui/design/badge.tsx';
import { BlockTitle } from '../promotion/block-title.tsx';
import { useColorClass } from '../content-styles.ts';
import type { BlockOf } from '../registry.ts';
import { ResponsivePicture } from '../promotion/responsive-picture.tsx';
import { RichTextView } from '../rich-text.tsx';
import { TargetRow } from '../target-row.tsx';
import styles from './hero.module.css';

type Hero = BlockOf<'hero-standard'>;
/** The fields of the texts, which other blocks have, too. */
type Texts = Omit<Hero, '_tag' | 'media'> & { readonly _tag: string };

/** The logo above the title, else the text there. */
const HeroEyebrow = ({ eyebrowLogo, eyebrowLogoResponsive, eyebrowText }: Texts): ReactNode => {
  const sources = { ...(eyebrowLogo && { sm: eyebrowLogo }), ...eyebrowLogoResponsive };
  const { alt } = sources.sm ?? sources.md ?? sources.lg ?? {};
  if (alt !== undefined) return <ResponsivePicture sources={sources} alt={alt} sizes="10rem" className={styles.logo} />;
  return eyebrowText !== undefined && <Eyebrow>{eyebrowText}</Eyebrow>;
};

const HeroRichText = ({ text, color }: { readonly text: Hero['richText']; readonly color?: string | undefined }) =>
  text !== undefined && (
    <div className={`${styles.rich} ${color ?? ''}`}>
      <RichTextView text={text} />
    </div>
  );

/** The texts and buttons of a hero, in the order of CNT-23. A color that cannot be read is replaced (WCAG 1.4.3). */
export const HeroTexts = ({
  block,
  link,
  buttons,
  first,
}: {
  readonly block: Texts;
  readonly link: Target | undefined;
  readonly buttons: readonly Target[];
  readonly first: boolean;
}): ReactNode => {
  const surface = { behind: block.backgroundColor, over: textSurface(block) };
  const titleColor = useColorClass({ text: block.titleColor, ...surface });
  const subtitleColor = useColorClass({ text: block.subtitleColor, ...surface });
  const richTextColor = useColorClass({ text: block.richTextColor, ...surface });
  return (
    <div className={styles.text} data-width={block.overlayWidth}>
      <HeroEyebrow {...block} />
      <BlockTitle
        as={first ? 'h1' : 'h2'}
        title={block.title}
        link={link}
        className={`${styles.title} ${titleColor ?? ''}`}
        size={block.titleStyle}
      />
      {block.subtitle !== undefined && (
        <p className={`${styles.subtitle} ${subtitleColor ?? ''}`} data-style={block.subtitleStyle} dir="auto">
          {block.subtitle}
        </p>
      )}
      <HeroRichText text={block.richText} color={richTextColor} />
      <TargetRow targets={buttons} tone={isOnDark(surface) ? 'light' : undefined} isEqual={block.equalTargetSize} />
      <HeroRichText text={block.richTextBelowTargets} color={richTextColor} />
    </div>
  );
};
