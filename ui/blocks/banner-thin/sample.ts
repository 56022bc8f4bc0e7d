import { fullBanner, plainBanner } from '../banner/sample-banner.ts';
import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'banner-thin'>[] = [
  { _tag: 'banner-thin', id: 'sample-banner-thin', title: 'Banner thin', ...fullBanner },
  { _tag: 'banner-thin', id: 'sample-banner-thin-plain', title: 'Plain banner thin', ...plainBanner },
];
