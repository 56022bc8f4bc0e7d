import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'user-generated-content'>[] = [
  { _tag: 'user-generated-content', id: 'sample-user-generated', title: 'Photos of shoppers' },
  {
    _tag: 'user-generated-content',
    id: 'sample-user-generated-stream',
    title: 'Photos of one shoe',
    streamId: 'NKTRAIL3',
  },
  {
    _tag: 'user-generated-content',
    id: 'sample-user-generated-category',
    title: 'Photos of a category',
    categoryId: '1000',
  },
  // A customer without photos: the block removes itself.
  { _tag: 'user-generated-content', id: 'sample-user-generated-customer', customerId: 'unknown' },
];
