import type { Picture } from '../catalog/product.ts';
import type { Target } from './block.ts';
import type { Caption } from './caption.ts';
import type { GradientStyle } from './gradient.ts';
import type { RichText } from './rich-text.ts';

export const bannerVariants = ['image', 'split', 'thin', 'block-below', 'overlay', 'espot', 'menu'] as const;
export type BannerVariant = (typeof bannerVariants)[number];

/** What any banner may carry (CNT-14, ENT-25). */
export type BannerFields = {
  readonly title?: string;
  readonly subtitle?: string;
  readonly overline?: string;
  readonly eyebrow?: string;
  readonly richText?: RichText;
  readonly media?: Picture;
  readonly mediaTarget?: Target;
  readonly targets?: readonly Target[];
  readonly caption?: Caption;
  readonly gradient?: GradientStyle;
  readonly colours?: { readonly text?: string; readonly background?: string };
};
export type BannerField = keyof BannerFields;

type Row = { readonly needs: readonly BannerField[]; readonly shows: readonly BannerField[] };

const words = ['title', 'subtitle', 'overline', 'eyebrow', 'richText', 'targets', 'colours'] as const;
const pictured = [...words, 'media', 'mediaTarget', 'caption'] as const;

/**
 * Which fields each banner cannot do without, and which it shows (CNT-15 to CNT-21). Only text that lies over its media has a gradient;
 * the thin one is a line of text and links.
 */
export const banners: { readonly [variant in BannerVariant]: Row } = {
  image: { needs: ['media'], shows: [...pictured, 'gradient'] },
  split: { needs: ['title', 'media'], shows: pictured },
  thin: { needs: ['title'], shows: ['title', 'subtitle', 'richText', 'targets', 'colours'] },
  'block-below': { needs: ['title', 'media'], shows: pictured },
  overlay: { needs: ['title', 'media'], shows: [...pictured, 'gradient'] },
  espot: { needs: ['title'], shows: [...words, 'media', 'mediaTarget'] },
  menu: {
    needs: ['title', 'media'],
    shows: ['title', 'subtitle', 'eyebrow', 'media', 'mediaTarget', 'targets', 'colours'],
  },
};

const isGiven = (value: BannerFields[BannerField]): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  return value !== undefined && (!Array.isArray(value) || value.length > 0);
};

/** The needed fields that a banner lacks; blank text counts as lacking. A banner that lacks one is logged and skipped. */
export const missingFields = (variant: BannerVariant, fields: BannerFields): readonly BannerField[] =>
  banners[variant].needs.filter((field) => !isGiven(fields[field]));

/**
 * The fields that are shown.
 * Law: a banner shows everything that it needs, and nothing that content does not give (CNT-14).
 */
export const shownFields = (variant: BannerVariant, fields: BannerFields): BannerFields =>
  Object.fromEntries(
    banners[variant].shows.filter((field) => isGiven(fields[field])).map((field) => [field, fields[field]]),
  );
