import { fullBanner, plainBanner } from '../banner/sample-banner.ts';
import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'banner-split'>[] = [
  { _tag: 'banner-split', id: 'sample-banner-split', title: 'Banner split', ...fullBanner },
  { _tag: 'banner-split', id: 'sample-banner-split-plain', title: 'Plain banner split', ...plainBanner },
];
