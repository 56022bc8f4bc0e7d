import * as t from 'io-ts';
import { PromotionTrackingCodec } from '../analytics/promotion-tracking.ts';
import { PictureCodec } from '../catalog/picture.codec.ts';
import { document } from '../kernel/document.codec.ts';
import { filledText, oneOf } from '../kernel/primitives.codec.ts';
import { breakpointCodec, perBreakpoint } from '../site/breakpoint.codec.ts';
import { GradientStyleCodec } from './banner.codec.ts';
import { CaptionCodec } from './caption.codec.ts';
import { alignments, heroVariants, type Hero, type HeroMedia } from './hero.ts';
import { RichTextCodec } from './rich-text.codec.ts';
import { TargetCodec } from './target.codec.ts';
import { VideoCodec } from './video.codec.ts';

const media: t.Type<HeroMedia, unknown, unknown> = t.union(
  [
    document('a picture', { _tag: t.literal('picture'), picture: PictureCodec }, {}),
    document('a video', { _tag: t.literal('video'), video: VideoCodec }, {}),
  ],
  'a picture or a video',
);

/** Where words stand. */
export const AlignmentCodec = oneOf('left or center', alignments);

/** What every hero and every linked card has (ENT-27, ENT-28). */
export const heroNeeds = {
  name: t.string,
  title: filledText,
  media,
  mediaList: t.readonlyArray(media),
  targets: t.readonlyArray(TargetCodec),
  linkType: oneOf('CTA or No-CTA', ['CTA', 'No-CTA']),
  gradientStyle: GradientStyleCodec,
  gradientBreakpoints: t.readonlyArray(breakpointCodec),
  equalTargetSize: t.boolean,
  isFullHeight: t.boolean,
  responsiveLayout: perBreakpoint(document('a layout', { layout: t.string, alignment: AlignmentCodec }, {})),
};

/** What they may have. */
export const heroAllows = {
  titleColor: t.string,
  titleStyle: t.string,
  subtitle: t.string,
  subtitleColor: t.string,
  subtitleStyle: t.string,
  richText: RichTextCodec,
  richTextColor: t.string,
  richTextBelowTargets: RichTextCodec,
  eyebrowText: t.string,
  eyebrowLogo: PictureCodec,
  eyebrowLogoResponsive: perBreakpoint(PictureCodec),
  caption: CaptionCodec,
  mediaTarget: TargetCodec,
  gradientTone: oneOf('light or dark', ['light', 'dark']),
  overlayLarge: PictureCodec,
  overlaySmall: PictureCodec,
  overlayWidth: oneOf('xs, sm, md or lg', ['xs', 'sm', 'md', 'lg']),
  backdrop: PictureCodec,
  promotionTracking: PromotionTrackingCodec,
  backgroundColor: t.string,
  overlayPicture: PictureCodec,
};

/** Reads a hero (ENT-27, ENT-28). A layout that nobody knows is no reason to refuse it (CNT-26). */
export const HeroCodec: t.Type<Hero, unknown, unknown> = document(
  'a hero',
  { ...heroNeeds, variant: oneOf('a variant of a hero', heroVariants) },
  heroAllows,
);
