import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'newsletter-form'>[] = [
  {
    _tag: 'newsletter-form',
    id: 'sample-newsletter-form',
    title: 'Newsletter form',
    richText: [{ tag: 'p', children: ['About twice a month.'] }],
  },
];
