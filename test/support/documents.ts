/** Documents of content as editors write them, each with every field that it may have. */

export const target = { text: 'Boots', url: '/c/boots-1234', targetAttribute: '_self', style: 'link' };
const picture = { name: 'products/NKTRAIL3FJO-1', alt: 'A shoe', width: 960, height: 1200, color: '#c9c2b4' };
const richText = [
  'Warm ',
  { tag: 'strong', children: ['and dry'] },
  { tag: 'a', href: '/c/boots-1234', newWindow: false, children: ['boots'] },
];
const caption = { text: 'Kamm', color: '#fff', position: 'top' };
export const promotion = { creativeName: 'dawn', promotionId: 'p1', promotionName: 'Autumn' };

export const experience = { id: 'greeting', variants: [{ name: 'A', targets: ['hello again'] }], baselines: ['hello'] };

export const banner = {
  title: 'Dawn',
  subtitle: 'Early',
  overline: 'New',
  eyebrow: 'Club',
  richText,
  media: picture,
  mediaTarget: target,
  targets: [target],
  caption,
  gradient: 'full',
  colours: { text: '#fff', background: '#000' },
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

const heroNeeded = {
  name: 'dawn',
  title: 'Dawn',
  media: { _tag: 'picture', picture },
  mediaList: [{ _tag: 'video', video }],
  targets: [target],
  linkType: 'CTA',
  gradientStyle: 'focused',
  gradientBreakpoints: ['md', 'lg'],
  equalTargetSize: false,
  isFullHeight: true,
  responsiveLayout: { sm: { layout: 'below', alignment: 'left' }, lg: { layout: 'overlay', alignment: 'center' } },
};
const heroAllowed = {
  titleColor: '#fff',
  titleStyle: 'display',
  subtitle: 'Early',
  subtitleColor: '#fff',
  subtitleStyle: 'small',
  richText,
  richTextColor: '#fff',
  richTextBelowTargets: richText,
  eyebrowText: 'Club',
  eyebrowLogo: picture,
  eyebrowLogoResponsive: { md: picture },
  caption,
  mediaTarget: target,
  gradientTone: 'dark',
  overlayLarge: picture,
  overlaySmall: picture,
  overlayWidth: 'md',
  backdrop: picture,
  promotionTracking: promotion,
  backgroundColor: '#000',
  overlayPicture: picture,
};
export const hero = { ...heroNeeded, ...heroAllowed, variant: 'standard' };
export const heroFields = { allowed: Object.keys(heroAllowed) };
export const card = { ...heroNeeded, ...heroAllowed, badge: picture, isPartOfCollection: true };
export const cardFields = { allowed: [...heroFields.allowed, 'badge'] };

export const selector = { mediaObject: { url: '/a.webp', alt: 'A shoe', seoTitle: 'Shoe' }, title: 'Shoes' };

export const menuItem = {
  id: 'footwear',
  title: 'Footwear',
  target,
  menuStyle: 'featured',
  menuIcon: 'boot',
  titleVisibility: 'title+icon',
  columns: [{ children: [{ id: 'a', title: 'Boots', target }] }],
  menuBanner: banner,
  visualSelectors: [selector],
  visualSelectorsTitle: 'Our choice',
  hideShopAll: { md: true },
  overrideShopAll: target,
  children: [{ id: 'b', title: 'Shoes', children: [{ id: 'c', title: 'Trail' }] }],
};

export const message = {
  id: 'm1',
  richText,
  targets: [target],
  textColor: '#fff',
  hoverLinkColor: '#eee',
  background: '#000',
  clickable: true,
  sectionId: 's1',
};

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

export const iconText = { icon: picture, richText, target, backgroundColor: '#fff', textColor: '#000' };

export const secondaryNav = {
  title: 'Help',
  targets: [target],
  titleColor: '#000',
  backgroundColor: '#fff',
  alignment: 'left',
  divider: true,
};
