import * as t from 'io-ts';
import { PromotionTrackingCodec } from '../../analytics/promotion-tracking.ts';
import { defaultTo, fields, filledLine, line, list } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { breakpointCodec, perBreakpoint } from '../../site/breakpoint.codec.ts';
import { alignments } from '../alignment.ts';
import { CaptionCodec } from '../caption.codec.ts';
import { contentColor } from '../content-color.codec.ts';
import { ContentPictureCodec } from '../content-picture.codec.ts';
import { gradientStyles, gradientTones } from '../gradient.ts';
import { RichTextCodec } from '../rich-text.codec.ts';
import { ButtonTargetCodec, TargetCodec } from '../target.codec.ts';
import { MediaCodec } from './media.codec.ts';

/** Text layouts of a hero (CNT-26). */
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

/** Width of the texts over the media (CNT-32). */
const overlayWidths = ['xs', 'sm', 'md', 'lg'] as const;

/** Sizes of a title and of a subtitle. Default: display and lead. */
const titleStyles = ['display', 'title', 'heading'] as const;
const subtitleStyles = ['lead', 'body', 'small'] as const;

/**
 * The fields of all heroes and of linked cards (CNT-23 to CNT-32, ENT-27, ENT-28, ENT-29). `variant` of the entity is
 * the block's type.
 */
export const heroFields = {
  needed: { title: filledLine, media: MediaCodec },
  defaults: {
    targets: defaultTo(list(ButtonTargetCodec, 5), []),
    linkType: defaultTo(oneOf('CTA or No-CTA', ['CTA', 'No-CTA']), 'CTA'),
    gradientStyle: defaultTo(oneOf('full, focused or off', gradientStyles), 'focused'),
  },
  allowed: {
    /** Name among editors. The page has it as `data-name`, for scripts that count clicks. */
    name: line,
    titleColor: contentColor,
    titleStyle: oneOf('display, title or heading', titleStyles),
    subtitle: line,
    subtitleColor: contentColor,
    subtitleStyle: oneOf('lead, body or small', subtitleStyles),
    richText: RichTextCodec,
    /** Color of both rich texts. */
    richTextColor: contentColor,
    richTextBelowTargets: RichTextCodec,
    eyebrowText: line,
    /** Replaces the text of the eyebrow. */
    eyebrowLogo: ContentPictureCodec,
    /** Logos by breakpoint, instead of `eyebrowLogo` where they are given. */
    eyebrowLogoResponsive: perBreakpoint(ContentPictureCodec),
    caption: CaptionCodec,
    /** Media of the layout below-2media, instead of `media`. */
    mediaList: list(MediaCodec, 2),
    mediaTarget: TargetCodec,
    /** A light gradient is below dark texts. Default: dark. */
    gradientTone: oneOf('dark or light', gradientTones),
    /** Breakpoints with a gradient. Default: all. */
    gradientBreakpoints: list(breakpointCodec, 3),
    /** A mark in the corner of the media: from 768 pixels, and on smaller screens. */
    overlayLarge: ContentPictureCodec,
    overlaySmall: ContentPictureCodec,
    overlayWidth: oneOf('xs, sm, md or lg', overlayWidths),
    /** Puts the texts on a panel of their own, for media that no gradient makes calm enough. */
    backdrop: t.boolean,
    /** Color behind the texts, and of the gradient and the panel instead of those of `gradientTone`. */
    backgroundColor: contentColor,
    equalTargetSize: t.boolean,
    isFullHeight: t.boolean,
    responsiveLayout: perBreakpoint(layout),
    promotionTracking: PromotionTrackingCodec,
  },
};
