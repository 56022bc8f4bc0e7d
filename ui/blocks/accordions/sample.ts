import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'accordions'>[] = [
  {
    _tag: 'accordions',
    id: 'sample-accordions',
    title: 'Accordions',
    items: [
      { title: 'A text', richText: [{ tag: 'p', children: ['Several may be open.'] }], blocks: [] },
      {
        title: 'Blocks',
        richText: [],
        blocks: [{ _tag: 'rich-text', id: 'sample-nested', richText: [{ tag: 'p', children: ['A block inside.'] }] }],
      },
    ],
  },
];
