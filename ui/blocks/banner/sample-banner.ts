import type { BlockOf } from '../registry.ts';

type Fields = Omit<BlockOf<'banner-split'>, '_tag' | 'id' | 'title'>;

const link = (text: string, url: string) => ({ text, url, newWindow: false, style: 'primary' as const });

const picture = { name: 'scenes/hero-dawn', alt: 'Peaks at dawn', width: 1920, height: 1080, color: '#223344' };

/** The fields of a plain banner. */
export const plainBanner: Fields = {
  media: picture,
  richText: [{ tag: 'p', children: ['A banner with a picture, a text and a link.'] }],
  targets: [link('Read more', '/help/repairs')],
};

/** Every field of a banner (CNT-14). */
export const fullBanner: Fields = {
  media: picture,
  overline: 'Overline',
  eyebrow: 'Club',
  subtitle: 'A subtitle',
  richText: [{ tag: 'p', children: ['A rich text of one sentence.'] }],
  mediaTarget: link('', '/help/ridge-club'),
  targets: [link('Join the club', '/help/ridge-club')],
  caption: { text: 'A caption on the picture', position: 'bottom', color: '#22433b' },
  gradient: 'full',
  titleColor: '#ffd9a0',
  textColor: '#ffffff',
  backgroundColor: '#17332c',
  promotionTracking: { creativeName: 'dawn', promotionId: 'p1', promotionName: 'Autumn' },
};
