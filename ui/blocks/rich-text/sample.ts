import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'rich-text'>[] = [
  {
    _tag: 'rich-text',
    id: 'sample-rich-text',
    richText: [
      { tag: 'h2', children: ['Rich text'] },
      { tag: 'p', children: ['Running text with ', { tag: 'strong', children: ['emphasis'] }, '.'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['One'] },
          { tag: 'li', children: ['Two'] },
        ],
      },
    ],
  },
];
