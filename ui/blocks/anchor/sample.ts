import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'anchor'>[] = [{ _tag: 'anchor', id: 'sample-anchor', title: 'Anchor' }];
