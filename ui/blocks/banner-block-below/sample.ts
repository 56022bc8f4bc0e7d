import { fullBanner, plainBanner } from '../banner/sample-banner.ts';
import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'banner-block-below'>[] = [
  { _tag: 'banner-block-below', id: 'sample-banner-block-below', title: 'Banner block-below', ...fullBanner },
  {
    _tag: 'banner-block-below',
    id: 'sample-banner-block-below-plain',
    title: 'Plain banner block-below',
    ...plainBanner,
  },
];
