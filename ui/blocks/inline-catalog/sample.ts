import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'inline-catalog'>[] = [
  {
    _tag: 'inline-catalog',
    id: 'sample-inline-catalog',
    title: 'Inline catalog',
    categoryId: '5000',
    limit: 8,
    layout: 'grid',
    tiles: [
      {
        id: 'NKTRAIL3FJO',
        name: 'Kamm Trail 3',
        typeLabel: 'Trail running shoe',
        url: '/en-us/p/NKTRAIL3FJO',
        picture: { name: 'products/NKTRAIL3FJO-1', width: 960, height: 1200, color: '#e8d8c8' },
        price: { sale: 'Price' },
        rating: { score: 4.7, count: 212 },
        colors: [],
      },
    ],
  },
];
