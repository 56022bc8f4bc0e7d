import { ContentPictureCodec } from '../content-picture.codec.ts';
import { block } from './block.codec.ts';
import { heroFields } from './hero-fields.ts';

/** A hero: media with texts and buttons in the layouts of its breakpoints (CNT-28). */
export const HeroStandardCodec = block('hero-standard', heroFields);

/** A hero whose texts are always below its media: other layouts are read as below (CNT-29). */
export const HeroBlockBelowCodec = block('hero-block-below', heroFields);

/** A hero with a second, tall picture beside its texts (CNT-30). */
export const HeroProductOverlayCodec = block('hero-product-overlay', {
  ...heroFields,
  needed: { ...heroFields.needed, overlayPicture: ContentPictureCodec },
});
