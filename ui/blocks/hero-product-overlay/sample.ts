import { plainHero, productPicture } from '../hero/sample-hero.ts';
import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'hero-product-overlay'>[] = [
  {
    _tag: 'hero-product-overlay',
    id: 'sample-hero-product-overlay',
    title: 'Hero product-overlay',
    ...plainHero,
    overlayPicture: productPicture,
  },
];
