import { fullBanner, plainBanner } from '../banner/sample-banner.ts';
import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'banner-overlay'>[] = [
  { _tag: 'banner-overlay', id: 'sample-banner-overlay', title: 'Banner overlay', ...fullBanner },
  { _tag: 'banner-overlay', id: 'sample-banner-overlay-plain', title: 'Plain banner overlay', ...plainBanner },
];
