import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'benefit-bar'>[] = [
  {
    _tag: 'benefit-bar',
    id: 'sample-benefit-bar',
    richText: [{ tag: 'p', children: ['A benefit of the shop.'] }],
    targets: [{ text: 'How it works', url: '/help/delivery', newWindow: false, style: 'link' }],
    backgroundColor: '#22433b',
    textColor: '#f3efe6',
  },
];
