import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'spacer'>[] = [
  {
    _tag: 'spacer',
    id: 'sample-spacer',
    bottomMargins: 'md',
    backgroundColor: '#c9c2b4',
  },
];
