import { fullBanner, plainBanner } from '../banner/sample-banner.ts';
import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'banner-espot'>[] = [
  { _tag: 'banner-espot', id: 'sample-banner-espot', title: 'Banner espot', ...fullBanner },
  { _tag: 'banner-espot', id: 'sample-banner-espot-plain', title: 'Plain banner espot', ...plainBanner },
];
