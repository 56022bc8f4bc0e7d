import * as t from 'io-ts';
import { PictureCodec } from '../catalog/picture.codec.ts';
import { document } from '../kernel/document.codec.ts';
import { oneOf } from '../kernel/primitives.codec.ts';
import type { BannerFields } from './banner.ts';
import { CaptionCodec } from './caption.codec.ts';
import { gradientStyles } from './gradient.ts';
import { RichTextCodec } from './rich-text.codec.ts';
import { TargetCodec } from './target.codec.ts';

/** How high a gradient is (CNT-27). */
export const GradientStyleCodec = oneOf('full, focused or off', gradientStyles);

/** Reads what any banner may carry (ENT-25). Which of it a variant needs is another question (`missingFields`). */
export const BannerCodec: t.Type<BannerFields, unknown, unknown> = document(
  'a banner',
  {},
  {
    title: t.string,
    subtitle: t.string,
    overline: t.string,
    eyebrow: t.string,
    richText: RichTextCodec,
    media: PictureCodec,
    mediaTarget: TargetCodec,
    targets: t.readonlyArray(TargetCodec),
    caption: CaptionCodec,
    gradient: GradientStyleCodec,
    colours: document('colours', {}, { text: t.string, background: t.string }),
  },
);
