/** Content documents as editors write them, each with every possible field. */

export const target = { text: 'Boots', url: '/c/boots-1234', targetAttribute: '_self', style: 'link' };
const picture = { name: 'products/NKTRAIL3FJO-1', alt: 'A shoe', width: 960, height: 1200, color: '#c9c2b4' };
const richText = [
  'Warm ',
  { tag: 'strong', children: ['and dry'] },
  { tag: 'a', href: '/c/boots-1234', newWindow: false, children: ['boots'] },
];
const caption = { text: 'Kamm', position: 'top' };
export const promotion = { creativeName: 'dawn', promotionId: 'p1', promotionName: 'Autumn' };

export const experience = { id: 'greeting', variants: [{ name: 'A', targets: ['hello again'] }], baselines: ['hello'] };

export const banner = {
  type: 'banner-split',
  id: 'club',
  title: 'Dawn',
  subtitle: 'Early',
  overline: 'New',
  eyebrow: 'Club',
  richText,
  media: picture,
  mediaTarget: target,
  targets: [target],
  caption,
};

export const collection = {
  type: 'carousel',
  slideWidth: '50%',
  slidePadding: '8px',
  autoplay: 4,
  loop: true,
  arrows: true,
};

export const video = {
  url: 'https://media.example/a.mp4',
  duration: 45,
  cloudinaryAsset: { cloudName: 'demo', publicId: 'v1' },
  seoTitle: 'Dawn',
  seoDescription: 'A walk',
  width: 1920,
  height: 1080,
};

const media = { _tag: 'picture', picture, smallPicture: picture };
export const player = {
  media: { sm: video, lg: video },
  playerSettings: { autoplay: false, hideControls: false, loop: true, muted: true },
};
export const heroAllowed = {
  subtitle: 'Early',
  richText,
  richTextBelowTargets: richText,
  eyebrowText: 'Club',
  eyebrowLogo: picture,
  caption,
  mediaList: [{ _tag: 'video', picture, player }],
  mediaTarget: target,
  overlayWidth: 'md',
  equalTargetSize: true,
  isFullHeight: true,
  responsiveLayout: { sm: { layout: 'below', alignment: 'left' }, lg: { layout: 'overlay', alignment: 'center' } },
};
export const hero = {
  type: 'hero-standard',
  id: 'dawn',
  title: 'Dawn',
  media,
  targets: [target],
  linkType: 'No-CTA',
  gradientStyle: 'full',
  ...heroAllowed,
};
export const videoBlock = { type: 'video', id: 'film', title: 'The pass', text: 'Fog', poster: picture, player };
export const categoryCards = {
  type: 'category-cards',
  id: 'cards',
  title: 'Where to?',
  cards: [{ title: 'Boots', picture, target }],
};
export const inlineCatalog = {
  type: 'inline-catalog',
  id: 'new',
  title: 'New',
  categoryId: '5000',
  limit: 12,
  layout: 'carousel',
  target,
};
export const richTextBlock = { type: 'rich-text', id: 'text', richText };
export const spacer = { type: 'spacer', id: 'gap', backgroundColor: '#fff', bottomMargins: 'md' };
export const accordions = {
  type: 'accordions',
  id: 'questions',
  title: 'Questions',
  items: [{ title: 'How long?', richText, blocks: [spacer, richTextBlock] }],
};

export const dialog = {
  type: 'dialog',
  id: 'size-hints',
  title: 'Sizes',
  delay: 4000,
  blocks: [spacer, richTextBlock],
};
export const filterBy = {
  type: 'filter-by',
  id: 'boots-only',
  variant: 'by-category',
  operator: 'NOT IN',
  ids: ['1234', '5678'],
  blocks: [richTextBlock],
};
export const segmentation = {
  type: 'segmentation',
  id: 'greeting',
  segments: [{ id: 'logged-in', targets: [richTextBlock] }],
  baselines: [richTextBlock],
  isFullWidth: true,
  hideOnBreakpoint: ['md'],
};

export const newsletterForm = { type: 'newsletter-form', id: 'news', title: 'News', richText };
export const productRecommendations = {
  type: 'product-recommendations',
  id: 'popular',
  widgetId: 'no-results',
  variant: '3-cards',
  title: 'Popular',
};
export const upsell = { type: 'upsell', id: 'extras', title: 'Extras', stackedCount: 2 };
export const videoPlayer = {
  type: 'video-player',
  id: 'player',
  title: 'The pass',
  poster: picture,
  player,
  captions: { url: '/film/pass.vtt', language: 'en', label: 'English' },
};
export const promoBar = {
  type: 'promo-bar',
  id: 'bar',
  autorotateTime: 6,
  closable: true,
  messages: [
    {
      id: 'm1',
      richText,
      targets: [target],
      textColor: '#fff',
      hoverLinkColor: '#000',
      background: '#22433b',
      clickable: true,
      sectionId: 's1',
    },
    { id: 'm2', richText, targets: [], clickable: false },
  ],
};
export const megaMenu = { type: 'mega-menu', id: 'menu', title: 'Menu', entryIds: ['footwear'] };

export const popUp = {
  id: 'p1',
  name: 'newsletter-autumn',
  delay: 1500,
  title: 'Stay',
  minimizedTitle: 'News',
  maximizedTitle: 'News from the coast',
  disclaimer: richText,
  colors: { text: '#fff', background: '#000' },
  logo: { url: '/logo.svg', alt: 'Nordkamm' },
  logoSize: 'small',
  targets: [target],
};

export const article = {
  id: 'a1',
  title: 'Dawn',
  url: '/en-us/journal/dawn',
  picture: { url: '/dawn.webp', alt: 'Dawn' },
  tags: [{ label: 'Snow' }],
  eyebrow: 'Journal',
  date: '2026-10-01',
  hidePageDate: false,
};

export const secondaryNav = {
  title: 'Help',
  targets: [target],
  titleColor: '#000',
  backgroundColor: '#fff',
  alignment: 'left',
  divider: true,
};
