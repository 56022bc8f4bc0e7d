import type { BlockOf } from '../registry.ts';

const source = { name: 'scenes/hero-lake', alt: '', width: 1920, height: 1080, color: '#223344' };

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'picture'>[] = [
  {
    _tag: 'picture',
    id: 'sample-picture',
    sources: {
      sm: { ...source, name: 'scenes/hero-lake-tall', width: 900, height: 1200 },
      md: { ...source, name: 'scenes/scene-dusk', width: 1600, height: 800 },
      lg: source,
    },
    alt: 'A lake below a ridge',
    target: { text: 'Camp', url: '/c/camp-4000', newWindow: false, style: 'link' },
  },
];
