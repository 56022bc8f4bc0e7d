import type { BlockOf } from '../registry.ts';

type Card = BlockOf<'multi-link-card'>;

const plain: Card = {
  _tag: 'multi-link-card',
  id: 'sample-multi-link',
  title: 'Multi-link card',
  media: { name: 'scenes/hero-dawn', alt: 'Peaks at dawn', width: 1920, height: 1080, color: '#223344' },
  targets: ['Shells', 'Down', 'Fleece', 'Base layers', 'Socks'].map((text) => ({
    text,
    url: '/c/new-5000',
    newWindow: false,
    style: 'link',
  })),
  alignment: 'left',
};

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly Card[] = [
  plain,
  { ...plain, id: 'sample-multi-link-center', title: 'Centered multi-link card', alignment: 'center' },
];
