import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'collection-vertical-list'>[] = [
  {
    _tag: 'collection-vertical-list',
    id: 'sample-vertical-list',
    title: 'Vertical list',
    blocks: [
      {
        _tag: 'rich-text',
        id: 'sample-vertical-text',
        richText: [{ tag: 'p', children: ['A text in the list.'] }],
      },
      {
        _tag: 'category-cards',
        id: 'sample-vertical-cards',
        cards: ['Tents', 'Lamps'].map((title) => ({
          title,
          picture: { name: 'scenes/hero-dawn', alt: '', width: 1920, height: 1080, color: '#223344' },
          target: { text: title, url: '/c/new-5000', newWindow: false, style: 'link' },
        })),
      },
      { _tag: 'rich-text', id: 'sample-vertical-end', richText: [{ tag: 'p', children: ['The last text.'] }] },
    ],
  },
];
