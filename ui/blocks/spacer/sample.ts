import type { BlockOf } from '../registry.ts';

/** What the kit shows of this block. */
export const sample: BlockOf<'spacer'> = {
  _tag: 'spacer',
  id: 'sample-spacer',
  bottomMargins: 'md',
  backgroundColor: '#c9c2b4',
};
