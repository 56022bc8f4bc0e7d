import type { BlockOf } from '../registry.ts';

type Hero = BlockOf<'hero-standard'>;

export const heroPicture = {
  name: 'scenes/hero-dawn',
  alt: 'Peaks at dawn',
  width: 1920,
  height: 1080,
  color: '#223344',
};
export const productPicture = {
  name: 'products/NKTRAIL3FJO-1',
  alt: 'Kamm Trail',
  width: 960,
  height: 1200,
  color: '#e8d8c8',
};

export const heroText = (words: string): NonNullable<Hero['richText']> => [{ tag: 'p', children: [words] }];

export const heroButton = (
  label: string,
  style: Hero['targets'][number]['style'] = 'primary',
): Hero['targets'][number] => ({ text: label, url: '/c/new-5000', newWindow: false, style });

/** The fields of a plain hero. */
export const plainHero: Omit<Hero, '_tag' | 'id' | 'title'> = {
  eyebrowText: 'Eyebrow',
  subtitle: 'A scene with texts and buttons.',
  media: { _tag: 'picture', picture: heroPicture },
  targets: [heroButton('See the collection'), heroButton('Read more', 'secondary')],
  linkType: 'CTA',
  gradientStyle: 'focused',
};
