import type { BlockOf } from '../registry.ts';

const text = (id: string, words: string) => ({
  _tag: 'rich-text' as const,
  id,
  richText: [{ tag: 'p' as const, children: [words] }],
});

/** Samples of this block for `/__kit`, whose address has no id: NOT IN shows, IN hides. */
export const samples: readonly BlockOf<'filter-by'>[] = [
  {
    _tag: 'filter-by',
    id: 'sample-filter-not-in',
    variant: 'by-category',
    operator: 'NOT IN',
    ids: ['1000'],
    blocks: [text('sample-filter-shown', 'Shown outside of footwear.')],
  },
  {
    _tag: 'filter-by',
    id: 'sample-filter-in',
    variant: 'by-SKU',
    operator: 'IN',
    ids: ['NKTRAIL3'],
    blocks: [text('sample-filter-hidden', 'Shown beside Kamm Trail 3.')],
  },
];
