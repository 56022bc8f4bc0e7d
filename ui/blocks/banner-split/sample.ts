import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'banner-split'>[] = [
  {
    _tag: 'banner-split',
    id: 'sample-banner-split',
    overline: 'Overline',
    eyebrow: 'Club',
    title: 'Banner split',
    subtitle: 'A subtitle',
    mediaTarget: { text: '', url: '/help/ridge-club', newWindow: false, style: 'link' },
    caption: { text: 'A caption on the picture', position: 'bottom' },
    richText: [{ tag: 'p', children: ['A picture in one half, text in the other.'] }],
    media: { name: 'scenes/hero-dawn', alt: 'Peaks at dawn', width: 1920, height: 1080, color: '#223344' },
    targets: [{ text: 'Join the club', url: '/help/ridge-club', newWindow: false, style: 'primary' }],
  },
];
