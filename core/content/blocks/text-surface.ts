import type { Surface } from '../content-color.ts';

/** A block of any type; its other fields are looked at by name. */
type Fields = { readonly _tag?: unknown; readonly [field: string]: unknown };

/** What is behind the texts of banners without a background color. */
const bannerSurfaces: { readonly [tag: string]: Surface } = {
  'banner-split': 'brand',
  'banner-thin': 'brand',
  'banner-espot': 'brand',
  'banner-block-below': 'page',
  'banner-menu': 'page',
};

/**
 * What is behind the texts of a block without a background color: the page, a colored surface, or the gradient over its
 * media, which a light tone makes as light as the page.
 */
export const textSurface = (block: Fields): Surface => {
  const surface = typeof block._tag === 'string' ? bannerSurfaces[block._tag] : undefined;
  if (surface !== undefined) return surface;
  const isOverMedia = typeof block['media'] === 'object' && block['textPosition'] !== 'under';
  return isOverMedia && block['gradientTone'] !== 'light' ? 'media' : 'page';
};
