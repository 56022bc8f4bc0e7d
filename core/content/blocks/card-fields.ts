import * as t from 'io-ts';
import { PictureCodec } from '../../catalog/picture.codec.ts';
import { defaultTo, fields, filledLine, line, list } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { perBreakpoint } from '../../site/breakpoint.codec.ts';
import { alignments } from '../alignment.ts';
import { CaptionCodec } from '../caption.codec.ts';
import { contentColor } from '../content-color.codec.ts';
import { gradientStyles } from '../gradient.ts';
import { RichTextCodec } from '../rich-text.codec.ts';
import { TargetCodec } from '../target.codec.ts';
import { MediaCodec } from './media.codec.ts';

/** Text layouts of a card (CNT-56). */
const cardLayouts = ['overlay', 'overlay-bottom', 'overlay-top'] as const;

const layout = fields('a layout', {
  needed: {
    layout: oneOf('overlay, overlay-bottom or overlay-top', cardLayouts),
    alignment: oneOf('left or center', alignments),
  },
});

/** Fields of a card: media with texts and buttons, named as those of a hero (CNT-55, ENT-27 to ENT-29). */
export const contentCardFields = {
  needed: { title: filledLine, media: MediaCodec },
  defaults: {
    targets: defaultTo(list(TargetCodec, 5), []),
    linkType: defaultTo(oneOf('CTA or No-CTA', ['CTA', 'No-CTA']), 'CTA'),
    gradientStyle: defaultTo(oneOf('full, focused or off', gradientStyles), 'focused'),
  },
  allowed: {
    titleColor: contentColor,
    subtitle: line,
    subtitleColor: contentColor,
    richText: RichTextCodec,
    richTextColor: contentColor,
    richTextBelowTargets: RichTextCodec,
    eyebrowText: line,
    eyebrowLogo: PictureCodec,
    caption: CaptionCodec,
    mediaTarget: TargetCodec,
    equalTargetSize: t.boolean,
    /** Behind the texts, instead of the gradient. */
    backgroundColor: contentColor,
    responsiveLayout: perBreakpoint(layout),
  },
};
