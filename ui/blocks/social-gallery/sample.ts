import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'social-gallery'>[] = [
  { _tag: 'social-gallery', id: 'sample-social-gallery', containerId: 'kit-gallery', title: 'Seen outside' },
];
