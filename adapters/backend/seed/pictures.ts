import type { StoredPicture } from '../commerce/kernel/database/tables/catalog.ts';
import type { LocalizedText } from './data/localized-text.ts';
import rendered from './media/pictures.json' with { type: 'json' };
import swatches from './media/swatches.json' with { type: 'json' };

type Swatches = {
  readonly [style: string]: { readonly [color: string]: { readonly name: LocalizedText; readonly swatch: string } };
};

/** File names contain a version, so that they can be cached permanently. */
const known = new Map(
  rendered.map(({ name, width, height, color, version }) => [
    name,
    { name: `${name}.${version}`, width, height, color },
  ]),
);
const colors: Swatches = swatches;

/** A picture by name; one that is not rendered yet has its final size and background color. */
export const pictureOf = (name: string): StoredPicture =>
  known.get(name) ?? { name, width: 960, height: 1200, color: '#e9e2d8' };

/**
 * Gallery of a product, the picture for listings first: front view, another view, and a close-up of the material where
 * it exists.
 */
export const picturesOf = (productId: string): readonly StoredPicture[] => {
  const closeUp = known.get(`products/${productId}-3`);
  return [
    pictureOf(`products/${productId}-1`),
    pictureOf(`products/${productId}-2`),
    ...(closeUp === undefined ? [] : [closeUp]),
  ];
};

/** Name and swatch of a color of a style. */
export const colorOfStyle = (
  styleId: string,
  code: string,
): { readonly name: LocalizedText; readonly swatch: string } => {
  const color = colors[styleId]?.[code];
  if (color === undefined) throw new Error(`No color ${code} of ${styleId} is known`);
  return color;
};
