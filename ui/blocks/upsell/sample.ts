import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'upsell'>[] = [
  { _tag: 'upsell', id: 'sample-upsell', title: 'Goes with your cart', stackedCount: 3 },
];
