import type { PromotionTracking } from '../analytics/promotion-tracking.ts';
import type { Picture } from '../catalog/product.ts';
import { settingAt, type Breakpoint, type PerBreakpoint } from '../site/breakpoint.ts';
import type { Target } from './block.ts';
import type { Caption } from './caption.ts';
import type { GradientStyle } from './gradient.ts';
import type { RichText } from './rich-text.ts';
import type { Video } from './video.ts';

export const heroVariants = ['standard', 'block-below', 'product-overlay'] as const;
export type HeroVariant = (typeof heroVariants)[number];

/** Where the texts of a hero stand (CNT-26). */
export const heroLayouts = ['overlay', 'overlay-bottom', 'overlay-top', 'below', 'below-2media'] as const;
export type HeroLayout = (typeof heroLayouts)[number];
export const alignments = ['left', 'center'] as const;
export type Alignment = (typeof alignments)[number];

export type HeroMedia =
  | { readonly _tag: 'picture'; readonly picture: Picture }
  | { readonly _tag: 'video'; readonly video: Video };

/** A hero as content gives it (ENT-27, ENT-28). Styles and colours are names of content. */
export type Hero = {
  readonly variant: HeroVariant;
  readonly name: string;
  readonly title: string;
  readonly titleColor?: string;
  readonly titleStyle?: string;
  readonly subtitle?: string;
  readonly subtitleColor?: string;
  readonly subtitleStyle?: string;
  readonly richText?: RichText;
  readonly richTextColor?: string;
  readonly richTextBelowTargets?: RichText;
  readonly eyebrowText?: string;
  readonly eyebrowLogo?: Picture;
  readonly eyebrowLogoResponsive?: PerBreakpoint<Picture>;
  readonly caption?: Caption;
  readonly media: HeroMedia;
  readonly mediaList: readonly HeroMedia[];
  readonly mediaTarget?: Target;
  readonly targets: readonly Target[];
  readonly linkType: 'CTA' | 'No-CTA';
  readonly gradientStyle: GradientStyle;
  readonly gradientTone?: 'light' | 'dark';
  readonly gradientBreakpoints: readonly Breakpoint[];
  readonly overlayLarge?: Picture;
  readonly overlaySmall?: Picture;
  readonly overlayWidth?: keyof typeof overlayWidths;
  readonly equalTargetSize: boolean;
  readonly isFullHeight: boolean;
  readonly backdrop?: Picture;
  readonly promotionTracking?: PromotionTracking;
  readonly responsiveLayout: PerBreakpoint<{ readonly layout: string; readonly alignment: Alignment }>;
  readonly backgroundColor?: string;
  readonly overlayPicture?: Picture;
};

/** Share of the block that an overlay takes, in percent (CNT-32). */
export const overlayWidths = { xs: 25, sm: 33, md: 50, lg: 66 } as const;

/** Size of the overlay picture in pixels (CNT-30). */
export const overlayPictureSizes: {
  readonly [breakpoint in Breakpoint]: { readonly width: number; readonly height: number };
} = {
  sm: { width: 196, height: 343 },
  md: { width: 271, height: 467 },
  lg: { width: 344, height: 538 },
};

/**
 * An unknown name gives overlay.
 * Law: every name gives one of the five layouts (CNT-26).
 */
export const heroLayout = (name: string): HeroLayout => heroLayouts.find((layout) => layout === name) ?? 'overlay';

/** Layout and alignment at a breakpoint. The block-below variant has its texts below the media at every width (CNT-25, CNT-29). */
export const heroLayoutAt = (
  hero: Pick<Hero, 'variant' | 'responsiveLayout'>,
  breakpoint: Breakpoint,
): { readonly layout: HeroLayout; readonly alignment: Alignment } => {
  const { layout: name, alignment } = settingAt(hero.responsiveLayout, breakpoint) ?? {
    layout: 'overlay',
    alignment: 'left',
  };
  const layout = heroLayout(name);
  return { layout: hero.variant === 'block-below' && layout.startsWith('overlay') ? 'below' : layout, alignment };
};

/** The eyebrow is a logo where there is one, else a text (CNT-23). The logo of a width comes before the general one. */
export const heroEyebrow = (
  hero: Pick<Hero, 'eyebrowLogo' | 'eyebrowLogoResponsive' | 'eyebrowText'>,
  breakpoint: Breakpoint,
): Picture | string | undefined =>
  settingAt(hero.eyebrowLogoResponsive ?? {}, breakpoint) ?? hero.eyebrowLogo ?? hero.eyebrowText;

/** Two media for the layout below-2media, where there are two; one for all others (CNT-24, CNT-25). */
export const heroMedia = (
  { media, mediaList }: Pick<Hero, 'media' | 'mediaList'>,
  layout: HeroLayout,
): readonly HeroMedia[] => (layout === 'below-2media' && mediaList.length > 1 ? mediaList.slice(0, 2) : [media]);

/** A full-height hero fills what the header leaves of the viewport, and never less than nothing; only the standard one does (CNT-28). Pixels. */
export const heroHeight = (
  hero: Pick<Hero, 'variant' | 'isFullHeight'>,
  frame: { readonly viewport: number; readonly header: number },
): number | undefined =>
  hero.variant === 'standard' && hero.isFullHeight ? Math.max(0, frame.viewport - frame.header) : undefined;
