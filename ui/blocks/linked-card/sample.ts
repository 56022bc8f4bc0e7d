import type { BlockOf } from '../registry.ts';

type Card = BlockOf<'linked-card'>;

const picture = { name: 'scenes/scene-forest', alt: 'Conifers in mist', width: 1200, height: 800, color: '#223344' };
const target = (text: string, style: Card['targets'][number]['style']): Card['targets'][number] => ({
  text,
  url: '/c/new-5000',
  newWindow: false,
  style,
});

const plain: Card = {
  _tag: 'linked-card',
  id: 'sample-card',
  title: 'Card over its picture',
  media: { _tag: 'picture', picture },
  targets: [target('See it', 'secondary')],
  linkType: 'CTA',
  gradientStyle: 'focused',
  responsiveLayout: {
    sm: { layout: 'overlay', alignment: 'center' },
    lg: { layout: 'overlay', alignment: 'left' },
  },
};

const logo = { ...picture, name: 'products/NKTRAIL3FJO-1', alt: 'Kamm Trail', width: 960, height: 1200 };

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly Card[] = [
  plain,
  {
    ...plain,
    id: 'sample-card-all',
    title: 'Card of every field',
    eyebrowText: 'Eyebrow of the card',
    subtitle: 'Subtitle of the card',
    subtitleColor: '#f3efe6',
    titleColor: '#ffffff',
    richText: [{ tag: 'p', children: ['A rich text of the card.'] }],
    richTextColor: '#f3efe6',
    richTextBelowTargets: [{ tag: 'p', children: ['A rich text below its buttons.'] }],
    targets: [target('One', 'primary'), target('A longer second', 'secondary')],
    equalTargetSize: true,
    mediaTarget: target('', 'link'),
    badge: { name: 'products/NKTRAIL3FJO-1', alt: 'Badge of the card', width: 960, height: 1200, color: '#e8d8c8' },
    caption: { text: 'A caption of the card', position: 'top' },
    name: 'Card with all fields',
    titleStyle: 'display',
    subtitleStyle: 'lead',
    eyebrowLogoResponsive: { sm: logo, lg: logo },
    mediaList: [
      { _tag: 'picture', picture },
      { _tag: 'picture', picture: { ...picture, name: 'scenes/hero-dawn', alt: 'Peaks at dawn' } },
    ],
    gradientTone: 'dark',
    gradientBreakpoints: ['sm', 'md', 'lg'],
    overlayLarge: logo,
    overlaySmall: logo,
    overlayWidth: 'md',
    isFullHeight: true,
    promotionTracking: { creativeName: 'forest', promotionId: 'card-1', promotionName: 'Forest days' },
    responsiveLayout: {
      sm: { layout: 'overlay-top', alignment: 'left' },
      lg: { layout: 'overlay-bottom', alignment: 'center' },
    },
  },
  {
    ...plain,
    id: 'sample-card-link',
    title: 'Card that is one link',
    linkType: 'No-CTA',
    gradientStyle: 'full',
    backgroundColor: '#22433b',
    responsiveLayout: { sm: { layout: 'overlay-top', alignment: 'left' } },
  },
  {
    ...plain,
    id: 'sample-card-panel',
    title: 'Card with its texts on a light panel',
    titleStyle: 'heading',
    subtitle: 'Dark texts over media of any kind.',
    subtitleStyle: 'small',
    gradientTone: 'light',
    backdrop: true,
  },
];
