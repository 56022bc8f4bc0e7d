import type { BlockOf } from '../registry.ts';

/** What the kit shows of this block. */
export const sample: BlockOf<'hero-standard'> = {
  _tag: 'hero-standard',
  id: 'sample-hero-standard',
  eyebrowText: 'Eyebrow',
  title: 'Hero standard',
  subtitle: 'A scene with texts and buttons.',
  media: {
    _tag: 'picture',
    picture: { name: 'scenes/hero-dawn', alt: 'Peaks at dawn', width: 1920, height: 1080, color: '#223344' },
  },
  targets: [
    { text: 'See the collection', url: '/c/new-5000', newWindow: false, style: 'primary' },
    { text: 'Read more', url: '/help/repairs', newWindow: false, style: 'secondary' },
  ],
  linkType: 'CTA',
  gradientStyle: 'focused',
};
