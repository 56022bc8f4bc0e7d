import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'product-recommendations'>[] = [
  { _tag: 'product-recommendations', id: 'sample-recommendations', widgetId: 'no-results', variant: 'cards' },
  {
    _tag: 'product-recommendations',
    id: 'sample-recommendations-3',
    widgetId: 'not-found',
    variant: '3-cards',
    title: 'Three cards',
  },
];
