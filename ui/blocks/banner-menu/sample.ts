import { fullBanner, plainBanner } from '../banner/sample-banner.ts';
import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'banner-menu'>[] = [
  { _tag: 'banner-menu', id: 'sample-banner-menu', title: 'Banner menu', ...fullBanner },
  { _tag: 'banner-menu', id: 'sample-banner-menu-plain', title: 'Plain banner menu', ...plainBanner },
];
