import * as t from 'io-ts';
import { PromotionTrackingCodec } from '../../analytics/promotion-tracking.ts';
import { PictureCodec } from '../../catalog/picture.codec.ts';
import { color, defaultTo, fields, filledLine, line, list } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { breakpointCodec, perBreakpoint } from '../../site/breakpoint.codec.ts';
import { alignments } from '../alignment.ts';
import { CaptionCodec } from '../caption.codec.ts';
import { gradientStyles } from '../gradient.ts';
import { RichTextCodec } from '../rich-text.codec.ts';
import { TargetCodec } from '../target.codec.ts';
import { block } from './block.codec.ts';
import { MediaCodec } from './media.codec.ts';

/** Where the texts of a hero are drawn (CNT-26). */
const heroLayouts = ['overlay', 'overlay-bottom', 'overlay-top', 'below', 'below-2media'] as const;

type HeroLayout = (typeof heroLayouts)[number];

/** The name of a layout; an unknown one is read as overlay (CNT-26). */
const layoutName = line.pipe(
  new t.Type<HeroLayout, string, string>(
    'a layout',
    (value): value is HeroLayout => heroLayouts.some((one) => one === value),
    (name) => t.success(heroLayouts.find((one) => one === name) ?? 'overlay'),
    t.identity,
  ),
);

const layout = fields('a layout', {
  needed: { layout: layoutName, alignment: oneOf('left or center', alignments) },
});

/** A hero: a scene with texts and buttons (CNT-23 to CNT-32, ENT-27, ENT-28). */
export const HeroStandardCodec = block('hero-standard', {
  needed: { title: filledLine, media: MediaCodec },
  defaults: {
    targets: defaultTo(list(TargetCodec, 5), []),
    linkType: defaultTo(oneOf('CTA or No-CTA', ['CTA', 'No-CTA']), 'CTA'),
    gradientStyle: defaultTo(oneOf('full, focused or off', gradientStyles), 'focused'),
  },
  allowed: {
    variant: oneOf('standard', ['standard']),
    name: line,
    titleColor: color,
    titleStyle: line,
    subtitle: line,
    subtitleColor: color,
    subtitleStyle: line,
    richText: RichTextCodec,
    richTextColor: color,
    richTextBelowTargets: RichTextCodec,
    eyebrowText: line,
    eyebrowLogo: PictureCodec,
    eyebrowLogoResponsive: perBreakpoint(PictureCodec),
    caption: CaptionCodec,
    mediaList: list(MediaCodec, 2),
    mediaTarget: TargetCodec,
    gradientTone: oneOf('light or dark', ['light', 'dark']),
    gradientBreakpoints: list(breakpointCodec, 3),
    overlayLarge: PictureCodec,
    overlaySmall: PictureCodec,
    overlayWidth: oneOf('xs, sm, md or lg', ['xs', 'sm', 'md', 'lg']),
    equalTargetSize: t.boolean,
    isFullHeight: t.boolean,
    backdrop: PictureCodec,
    promotionTracking: PromotionTrackingCodec,
    responsiveLayout: perBreakpoint(layout),
    backgroundColor: color,
    overlayPicture: PictureCodec,
  },
});
