import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'category-cards'>[] = [
  {
    _tag: 'category-cards',
    id: 'sample-category-cards',
    title: 'Category cards',
    cards: ['Footwear', 'Clothing', 'Packs', 'Camp'].map((title) => ({
      title,
      picture: { name: 'scenes/hero-dawn', alt: 'Peaks at dawn', width: 1920, height: 1080, color: '#223344' },
      target: { text: title, url: '/c/new-5000', newWindow: false, style: 'link' },
    })),
  },
];
