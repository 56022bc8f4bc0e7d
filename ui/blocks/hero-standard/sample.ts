import type { BlockOf } from '../registry.ts';

type Hero = BlockOf<'hero-standard'>;

const picture = { name: 'scenes/hero-dawn', alt: 'Peaks at dawn', width: 1920, height: 1080, color: '#223344' };
const text = (words: string): NonNullable<Hero['richText']> => [{ tag: 'p', children: [words] }];
const button = (label: string, style: Hero['targets'][number]['style'] = 'primary'): Hero['targets'][number] => ({
  text: label,
  url: '/c/new-5000',
  newWindow: false,
  style,
});

const plain: Hero = {
  _tag: 'hero-standard',
  id: 'sample-hero',
  eyebrowText: 'Eyebrow',
  title: 'Hero standard',
  subtitle: 'A scene with texts and buttons.',
  media: { _tag: 'picture', picture },
  targets: [button('See the collection'), button('Read more', 'secondary')],
  linkType: 'CTA',
  gradientStyle: 'focused',
};

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly Hero[] = [
  plain,
  {
    ...plain,
    id: 'sample-hero-all',
    title: 'Every field',
    eyebrowLogo: { name: 'products/NKTRAIL3FJO-1', alt: 'Kamm Trail', width: 960, height: 1200, color: '#e8d8c8' },
    richText: text('A rich text above the buttons.'),
    targets: [button('One'), button('A longer second one'), button('Three', 'secondary')],
    equalTargetSize: true,
    richTextBelowTargets: text('A rich text below them.'),
    caption: { text: 'A caption below the media', position: 'bottom' },
    overlayWidth: 'md',
    responsiveLayout: {
      sm: { layout: 'below', alignment: 'left' },
      lg: { layout: 'overlay-bottom', alignment: 'center' },
    },
  },
  {
    ...plain,
    id: 'sample-hero-link',
    title: 'The media is the link',
    linkType: 'No-CTA',
    isFullHeight: true,
    caption: { text: 'A caption above the media', position: 'top' },
    responsiveLayout: { sm: { layout: 'overlay-top', alignment: 'center' } },
  },
  {
    ...plain,
    id: 'sample-hero-pair',
    title: 'Two media',
    mediaList: [
      { _tag: 'picture', picture },
      { _tag: 'picture', picture: { ...picture, name: 'scenes/hero-coast', alt: 'A bay' } },
    ],
    responsiveLayout: {
      sm: { layout: 'overlay-bottom', alignment: 'left' },
      lg: { layout: 'below-2media', alignment: 'left' },
    },
  },
];
