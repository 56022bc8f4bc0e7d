import { heroButton, heroPicture, heroText, plainHero, productPicture } from '../hero/sample-hero.ts';
import type { BlockOf } from '../registry.ts';

type Hero = BlockOf<'hero-standard'>;

const plain: Hero = { _tag: 'hero-standard', id: 'sample-hero', title: 'Hero standard', ...plainHero };

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly Hero[] = [
  plain,
  {
    ...plain,
    id: 'sample-hero-all',
    name: 'sample-all',
    title: 'Every field',
    titleColor: '#ffd9a0',
    titleStyle: 'title',
    subtitleColor: '#ffe9cc',
    subtitleStyle: 'body',
    richTextColor: '#ffffff',
    eyebrowLogo: productPicture,
    eyebrowLogoResponsive: { lg: { ...productPicture, name: 'products/NKTRAIL3FJO-2' } },
    richText: heroText('A rich text above the buttons.'),
    targets: [heroButton('One'), heroButton('A longer second one'), heroButton('Three', 'secondary')],
    equalTargetSize: true,
    richTextBelowTargets: heroText('A rich text below them.'),
    caption: { text: 'A caption below the media', position: 'bottom', color: '#bd3f19' },
    gradientTone: 'dark',
    gradientBreakpoints: ['md', 'lg'],
    overlayLarge: { ...productPicture, alt: 'A mark on wide screens' },
    overlaySmall: { ...productPicture, alt: 'A mark on narrow screens' },
    overlayWidth: 'md',
    backgroundColor: '#17332c',
    promotionTracking: { creativeName: 'dawn', promotionId: 'p1', promotionName: 'Autumn' },
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
      { _tag: 'picture', picture: heroPicture },
      { _tag: 'picture', picture: { ...heroPicture, name: 'scenes/hero-coast', alt: 'A bay' } },
    ],
    responsiveLayout: {
      sm: { layout: 'overlay-bottom', alignment: 'left' },
      lg: { layout: 'below-2media', alignment: 'left' },
    },
  },
  { ...plain, id: 'sample-hero-light', title: 'A light gradient', gradientTone: 'light' },
  { ...plain, id: 'sample-hero-backdrop', title: 'Texts on a panel', gradientStyle: 'off', backdrop: true },
];
