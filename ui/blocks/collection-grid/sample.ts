import type { BlockOf } from '../registry.ts';

const settings = { slidePadding: '24px', autoplay: 0, loop: false, arrows: true } as const;

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'collection-grid'>[] = [
  {
    _tag: 'collection-grid',
    id: 'sample-grid',
    title: 'Grid of a collection',
    breakpoints: {
      sm: { ...settings, type: 'carousel', slideWidth: '80%' },
      md: { ...settings, type: 'grid', slideWidth: '50%' },
      lg: { ...settings, type: 'grid', slideWidth: '33.33%' },
    },
    blocks: ['Red', 'Green', 'Blue', 'White'].map((word) => ({
      _tag: 'rich-text',
      id: `sample-grid-${word.toLowerCase()}`,
      richText: [
        { tag: 'h3', children: [word] },
        { tag: 'p', children: [`A text about ${word}.`] },
      ],
    })),
  },
];
