import { PromotionTrackingCodec } from '../../analytics/promotion-tracking.ts';
import { defaultTo, filledLine, line, list } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { CaptionCodec } from '../caption.codec.ts';
import { contentColor } from '../content-color.codec.ts';
import { ContentPictureCodec } from '../content-picture.codec.ts';
import { gradientStyles } from '../gradient.ts';
import { RichTextCodec } from '../rich-text.codec.ts';
import { ButtonTargetCodec, TargetCodec } from '../target.codec.ts';
import { block } from './block.codec.ts';

/** The fields of all banners (CNT-14, ENT-25). */
const bannerFields = {
  needed: { title: filledLine, media: ContentPictureCodec },
  defaults: { richText: defaultTo(RichTextCodec, []), targets: defaultTo(list(ButtonTargetCodec, 5), []) },
  allowed: {
    subtitle: line,
    /** A line above the title; the eyebrow, in small capitals, is between the two. */
    overline: line,
    eyebrow: line,
    /** The link of media and title. Without it the title links to the first target. */
    mediaTarget: TargetCodec,
    caption: CaptionCodec,
    /**
     * Part of the media that the gradient covers, from the side of the texts, in the color behind them. Default:
     * focused if the texts are over the media, else off.
     */
    gradient: oneOf('full, focused or off', gradientStyles),
    titleColor: contentColor,
    textColor: contentColor,
    backgroundColor: contentColor,
    promotionTracking: PromotionTrackingCodec,
  },
};

/** A picture in its own proportions with the texts under it, or a cropped one with the texts over it (CNT-15). */
export const BannerImageCodec = block('banner-image', {
  ...bannerFields,
  defaults: {
    ...bannerFields.defaults,
    textPosition: defaultTo(oneOf('under or over', ['under', 'over']), 'under'),
  },
});

/** A picture in one half, text in the other (CNT-16). */
export const BannerSplitCodec = block('banner-split', bannerFields);

/** One low strip with a line of text and links; the picture is optional (CNT-17). */
export const BannerThinCodec = block('banner-thin', {
  needed: { title: bannerFields.needed.title },
  defaults: bannerFields.defaults,
  allowed: { ...bannerFields.allowed, media: bannerFields.needed.media },
});

/** A wide picture with the texts under it (CNT-18). */
export const BannerBlockBelowCodec = block('banner-block-below', bannerFields);

/** Texts over a picture with a gradient (CNT-19). */
export const BannerOverlayCodec = block('banner-overlay', bannerFields);

/** A small promotion inside a product grid or a cart (CNT-20). */
export const BannerEspotCodec = block('banner-espot', bannerFields);

/** A small promotion in a column of the menu (CNT-21). */
export const BannerMenuCodec = block('banner-menu', bannerFields);
