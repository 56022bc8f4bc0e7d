import * as t from 'io-ts';
import { PictureCodec } from '../../catalog/picture.codec.ts';
import { defaultTo, fields, filledLine, line, list } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { perBreakpoint } from '../../site/breakpoint.codec.ts';
import { alignments } from '../alignment.ts';
import { CaptionCodec } from '../caption.codec.ts';
import { gradientStyles } from '../gradient.ts';
import { RichTextCodec } from '../rich-text.codec.ts';
import { TargetCodec } from '../target.codec.ts';
import { block } from './block.codec.ts';
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

/** A hero: media with texts and buttons (CNT-23 to CNT-32, ENT-27, ENT-28). */
export const HeroStandardCodec = block('hero-standard', {
  needed: { title: filledLine, media: MediaCodec },
  defaults: {
    targets: defaultTo(list(TargetCodec, 5), []),
    linkType: defaultTo(oneOf('CTA or No-CTA', ['CTA', 'No-CTA']), 'CTA'),
    gradientStyle: defaultTo(oneOf('full, focused or off', gradientStyles), 'focused'),
  },
  allowed: {
    subtitle: line,
    richText: RichTextCodec,
    richTextBelowTargets: RichTextCodec,
    eyebrowText: line,
    eyebrowLogo: PictureCodec,
    caption: CaptionCodec,
    /** Media of the layout below-2media, instead of `media`. */
    mediaList: list(MediaCodec, 2),
    mediaTarget: TargetCodec,
    overlayWidth: oneOf('xs, sm, md or lg', overlayWidths),
    equalTargetSize: t.boolean,
    isFullHeight: t.boolean,
    responsiveLayout: perBreakpoint(layout),
  },
});
