import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'mega-menu'>[] = [
  { _tag: 'mega-menu', id: 'sample-mega-menu', title: 'Menu in a page', entryIds: [] },
];
