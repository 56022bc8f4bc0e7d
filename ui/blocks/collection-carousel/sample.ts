import type { BlockOf } from '../registry.ts';

type Carousel = BlockOf<'collection-carousel'>;

const cardsOf = (id: string, titles: readonly string[]): Carousel['blocks'] =>
  titles.map((title) => ({
    _tag: 'linked-card',
    id: `${id}-${title.toLowerCase().replaceAll(' ', '-')}`,
    title,
    media: {
      _tag: 'picture',
      picture: { name: 'scenes/scene-snow', alt: '', width: 1200, height: 800, color: '#c8d8e8' },
    },
    targets: [{ text: title, url: '/c/new-5000', newWindow: false, style: 'link' }],
    linkType: 'No-CTA',
    gradientStyle: 'full',
    isPartOfCollection: true,
    responsiveLayout: { sm: { layout: 'overlay-bottom', alignment: 'left' } },
  }));

const settings = {
  type: 'carousel',
  slideWidth: '100%',
  slidePadding: '1rem',
  autoplay: 0,
  loop: false,
  arrows: true,
} as const;

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly Carousel[] = [
  {
    _tag: 'collection-carousel',
    id: 'sample-carousel',
    title: 'Carousel of a collection',
    breakpoints: { sm: settings, lg: { ...settings, slideWidth: '50%' } },
    blocks: cardsOf('sample-carousel', ['First', 'Second', 'Third', 'Fourth']),
  },
  {
    _tag: 'collection-carousel',
    id: 'sample-carousel-loop',
    title: 'Carousel that loops',
    breakpoints: { sm: { ...settings, slideWidth: '33.33%', autoplay: 2, loop: true } },
    blocks: cardsOf('sample-carousel-loop', ['Day', 'Dusk', 'Night', 'Dawn']),
  },
  {
    _tag: 'collection-carousel',
    id: 'sample-carousel-one',
    title: 'Carousel of one',
    breakpoints: { sm: { ...settings, autoplay: 5, loop: true } },
    blocks: cardsOf('sample-carousel-one', ['Only']),
  },
];
