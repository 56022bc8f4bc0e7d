import { fullBanner, plainBanner } from '../banner/sample-banner.ts';
import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'banner-image'>[] = [
  { _tag: 'banner-image', id: 'sample-banner-image', title: 'Banner image', ...fullBanner, textPosition: 'under' },
  {
    _tag: 'banner-image',
    id: 'sample-banner-image-plain',
    title: 'Plain banner image',
    ...plainBanner,
    textPosition: 'over',
  },
];
