/** Content documents as editors write them, each with every possible field. */

export const target = { text: 'Boots', url: '/c/boots-1234', targetAttribute: '_self', style: 'link' };
const picture = { name: 'products/NKTRAIL3FJO-1', alt: 'A shoe', width: 960, height: 1200, color: '#c9c2b4' };
const richText = [
  'Warm ',
  { tag: 'strong', children: ['and dry'] },
  { tag: 'a', href: '/c/boots-1234', newWindow: false, children: ['boots'] },
];
const caption = { text: 'Kamm', position: 'top', color: '#22433b' };
export const promotion = { creativeName: 'dawn', promotionId: 'p1', promotionName: 'Autumn' };

export const experience = { id: 'greeting', variants: [{ name: 'A', targets: ['hello again'] }], baselines: ['hello'] };

export const benefitBar = {
  type: 'benefit-bar',
  id: 'free-shipping',
  richText,
  targets: [target],
  textColor: '#ffffff',
  backgroundColor: '#22433b',
};

/** Optional fields of all banners. */
export const bannerAllowed = {
  subtitle: 'Early',
  overline: 'New',
  eyebrow: 'Club',
  mediaTarget: target,
  caption,
  gradient: 'full',
  titleColor: '#fff',
  textColor: '#fff',
  backgroundColor: '#17332c',
  promotionTracking: promotion,
};
export const banner = {
  type: 'banner-split',
  id: 'club',
  title: 'Dawn',
  richText,
  media: picture,
  targets: [target],
  ...bannerAllowed,
};
export const bannerOf = (type: string) => ({
  ...banner,
  type,
  ...(type === 'banner-image' ? { textPosition: 'over' } : {}),
});

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
  name: 'dawn-2026',
  titleColor: '#fff',
  titleStyle: 'title',
  subtitle: 'Early',
  subtitleColor: '#fff',
  subtitleStyle: 'small',
  richText,
  richTextColor: '#fff',
  richTextBelowTargets: richText,
  eyebrowText: 'Club',
  eyebrowLogo: picture,
  eyebrowLogoResponsive: { sm: picture, lg: picture },
  caption,
  mediaList: [{ _tag: 'video', picture, player }],
  mediaTarget: target,
  gradientTone: 'light',
  gradientBreakpoints: ['md', 'lg'],
  overlayLarge: picture,
  overlaySmall: picture,
  overlayWidth: 'md',
  backdrop: true,
  backgroundColor: '#17332c',
  equalTargetSize: true,
  isFullHeight: true,
  promotionTracking: promotion,
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
export const articleGrid = { type: 'article-grid', id: 'notes', title: 'Field notes', rows: 2, columns: 2 };
export const heroBlockBelow = {
  ...hero,
  type: 'hero-block-below',
  // Only this layout shows both media; all others are read as below.
  responsiveLayout: { lg: { layout: 'below-2media', alignment: 'center' } },
};
export const heroProductOverlay = { ...hero, type: 'hero-product-overlay', overlayPicture: picture };
export const ctaButtons = {
  type: 'cta-buttons',
  id: 'buttons',
  targets: [target, { ...target, text: 'Shoes', style: 'primary' }],
  alignment: 'center',
  equalTargetSize: true,
  textColor: '#22433b',
  backgroundColor: '#ffffff',
};
export const socialGallery = {
  type: 'social-gallery',
  id: 'outside',
  containerId: 'c1',
  filter: 'NKTRAIL3',
  title: 'Seen outside',
};
export const userGeneratedContent = {
  type: 'user-generated-content',
  id: 'shared',
  title: 'Seen outside',
  streamId: 'NKTRAIL3',
  categoryId: '1000',
  customerId: 'u1',
};
export const anchor = { type: 'anchor', id: 'sizes', title: 'Sizes' };
export const pictureBlock = {
  type: 'picture',
  id: 'view',
  sources: { sm: picture, lg: picture },
  alt: 'A view',
  target,
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

export const secondaryNavigation = {
  type: 'secondary-navigation',
  id: 'help',
  title: 'Help',
  targets: [target],
  titleColor: '#000000',
  backgroundColor: '#ffffff',
  alignment: 'center',
  divider: true,
};
export const iconAndText = {
  type: 'icon-and-text',
  id: 'care',
  title: 'Care',
  variant: 'icon-left',
  iconSize: 'large',
  items: [{ icon: 'wash', richText, target, backgroundColor: '#22433b', textColor: '#ffffff' }],
};
export const multiLinkCard = {
  type: 'multi-link-card',
  id: 'layers',
  title: 'Layers',
  media: picture,
  targets: [target],
  alignment: 'center',
};
export const linkedCardAllowed = {
  titleColor: '#ffffff',
  subtitle: 'Early',
  subtitleColor: '#ffffff',
  richText,
  richTextColor: '#ffffff',
  richTextBelowTargets: richText,
  eyebrowText: 'Club',
  eyebrowLogo: picture,
  caption,
  mediaTarget: target,
  equalTargetSize: true,
  backgroundColor: '#22433b',
  responsiveLayout: {
    sm: { layout: 'overlay-top', alignment: 'left' },
    lg: { layout: 'overlay-bottom', alignment: 'center' },
  },
  badge: picture,
  isPartOfCollection: true,
};
export const linkedCard = {
  type: 'linked-card',
  id: 'shell',
  title: 'Shells',
  media,
  targets: [target],
  linkType: 'No-CTA',
  gradientStyle: 'full',
  ...linkedCardAllowed,
};
export const collectionSettings = {
  type: 'carousel',
  slideWidth: '50%',
  slidePadding: '8px',
  autoplay: 4,
  loop: true,
  arrows: false,
};
export const carousel = {
  type: 'collection-carousel',
  id: 'layers-carousel',
  title: 'Layers',
  breakpoints: { sm: collectionSettings, md: collectionSettings, lg: collectionSettings },
  blocks: [spacer, richTextBlock],
};
export const grid = { ...carousel, type: 'collection-grid' };
export const verticalList = { type: 'collection-vertical-list', id: 'list', title: 'List', blocks: [spacer] };
