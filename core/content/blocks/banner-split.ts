import { PictureCodec } from '../../catalog/picture.codec.ts';
import { defaultTo, filledLine, line, list } from '../../kernel/fields.codec.ts';
import { CaptionCodec } from '../caption.codec.ts';
import { RichTextCodec } from '../rich-text.codec.ts';
import { TargetCodec } from '../target.codec.ts';
import { block } from './block.codec.ts';

/** A picture in one half, text in the other (CNT-14, CNT-16, ENT-25). */
export const BannerSplitCodec = block('banner-split', {
  needed: { title: filledLine, media: PictureCodec },
  defaults: { richText: defaultTo(RichTextCodec, []), targets: defaultTo(list(TargetCodec, 5), []) },
  allowed: {
    subtitle: line,
    overline: line,
    eyebrow: line,
    mediaTarget: TargetCodec,
    caption: CaptionCodec,
  },
});
