import { plainHero } from '../hero/sample-hero.ts';
import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'hero-block-below'>[] = [
  {
    _tag: 'hero-block-below',
    id: 'sample-hero-block-below',
    title: 'Hero block-below',
    ...plainHero,
    gradientTone: 'light',
    responsiveLayout: { sm: { layout: 'overlay', alignment: 'left' }, lg: { layout: 'overlay', alignment: 'center' } },
  },
];
