import type { BlockOf } from '../registry.ts';

const sample: BlockOf<'pop-up'> = {
  _tag: 'pop-up',
  id: 'sample-pop-up',
  name: 'newsletter-sample',
  title: 'New gear, repairs and routes.',
  maximizedTitle: 'A pop-up as a block',
  logoSize: 'small',
  logo: { url: '/favicon.ico', alt: 'NORDKAMM' },
  targets: [{ text: 'Newsletter', url: '/newsletter', newWindow: false, style: 'primary' }],
  disclaimer: [{ tag: 'p', children: ['You can unsubscribe at any time.'] }],
};

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'pop-up'>[] = [
  sample,
  {
    ...sample,
    id: 'sample-pop-up-colors',
    maximizedTitle: 'A pop-up in colors',
    logoSize: 'large',
    colors: { text: '#ffffff', background: '#22433b' },
  },
];
