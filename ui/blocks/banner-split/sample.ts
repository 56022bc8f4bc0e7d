import type { BlockOf } from '../registry.ts';

/** What the kit shows of this block. */
export const sample: BlockOf<'banner-split'> = {
  _tag: 'banner-split',
  id: 'sample-banner-split',
  eyebrow: 'Club',
  title: 'Banner split',
  richText: [{ tag: 'p', children: ['A picture in one half, text in the other.'] }],
  media: { name: 'scenes/hero-dawn', alt: 'Peaks at dawn', width: 1920, height: 1080, color: '#223344' },
  targets: [{ text: 'Join the club', url: '/help/ridge-club', newWindow: false, style: 'primary' }],
};
