import type { TileView } from '#core/catalog/page-models.ts';
import { loadViews } from '#ui/blocks/page-blocks.ts';
import type { Target } from '#core/content/target.ts';
import { blockCodecs, type BlockTag } from '#core/content/blocks/codecs.ts';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';

type HeroStandardBlock = Extract<BlockView, { readonly _tag: 'hero-standard' }>;

export const picture = { name: 'scenes/hero-dawn', alt: 'Peaks at dawn', width: 1920, height: 1080, color: '#223344' };

export const target = (more: Partial<Target> = {}): Target => ({
  text: 'Shop the collection',
  url: '/c/new-5000',
  newWindow: false,
  style: 'primary',
  ...more,
});

export const hero = (more: Partial<HeroStandardBlock> = {}): HeroStandardBlock => ({
  _tag: 'hero-standard',
  id: 'hero',
  eyebrowText: 'Fall field season',
  title: 'Made for the hour before',
  subtitle: 'Light, repairable kit.',
  media: { _tag: 'picture', picture },
  targets: [target()],
  gradientStyle: 'full',
  linkType: 'CTA',
  ...more,
});

type BannerSplitBlock = Extract<BlockView, { readonly _tag: 'banner-split' }>;

export const banner = (more: Partial<BannerSplitBlock> = {}): BannerSplitBlock => ({
  _tag: 'banner-split',
  id: 'banner',
  title: 'Club',
  richText: [],
  media: picture,
  targets: [],
  ...more,
});

export const text = (id: string, words: string): BlockView => ({
  _tag: 'rich-text',
  id,
  richText: [{ tag: 'p', children: [words] }],
});

export const color = (code: string) => ({
  code,
  name: `Color ${code}`,
  productId: `NKTRAIL3${code}`,
  swatch: '#22433b',
});

export const tile = (more: Partial<TileView> = {}): TileView => ({
  id: 'NKTRAIL3FJO',
  name: 'Kamm Trail 3',
  typeLabel: 'Trail running shoe',
  url: '/en-us/p/NKTRAIL3FJO',
  picture: { ...picture, name: 'products/NKTRAIL3FJO-1', width: 960, height: 1200 },
  price: { sale: '$160.00' },
  rating: { score: 4.7, count: 212 },
  colors: [color('FJO'), color('EMB')],
  ...more,
});

const tags = Object.keys(blockCodecs).filter((tag): tag is BlockTag => Object.hasOwn(blockCodecs, tag));

/** Loads the code of all views, as the loader of a page does before it is rendered. */
export const loadAllViews = async (): Promise<void> => void (await loadViews(tags));
