import type { BlockOf } from '../registry.ts';

/** What the kit shows of this block; each is one that its codec reads. */
export const samples: readonly BlockOf<'spacer'>[] = [
  {
    _tag: 'spacer',
    id: 'sample-spacer',
    bottomMargins: 'md',
    backgroundColor: '#c9c2b4',
  },
];
