import type { StoredPicture } from '../commerce/kernel/database/tables/catalog.ts';
import type { Words } from './data/words.ts';
import rendered from './media/pictures.json' with { type: 'json' };
import swatches from './media/swatches.json' with { type: 'json' };

type Swatches = {
  readonly [style: string]: { readonly [color: string]: { readonly name: Words; readonly swatch: string } };
};

/** A name holds the version of what it shows, so that its address may be cached forever. */
const known = new Map(
  rendered.map(({ name, width, height, color, version }) => [
    name,
    { name: `${name}.${version}`, width, height, color },
  ]),
);
const colors: Swatches = swatches;

/** A picture by name; one that is not rendered yet has the size and the ground that it will have. */
export const pictureOf = (name: string): StoredPicture =>
  known.get(name) ?? { name, width: 960, height: 1200, color: '#e9e2d8' };

/**
 * The pictures of a product's gallery, the one that a list shows first: the whole, another view, and the material close
 * up where there is one.
 */
export const picturesOf = (productId: string): readonly StoredPicture[] => {
  const closeUp = known.get(`products/${productId}-3`);
  return [
    pictureOf(`products/${productId}-1`),
    pictureOf(`products/${productId}-2`),
    ...(closeUp === undefined ? [] : [closeUp]),
  ];
};

/** Name and color of a colorway. */
export const colorOf = (styleId: string, code: string): { readonly name: Words; readonly swatch: string } => {
  const color = colors[styleId]?.[code];
  if (color === undefined) throw new Error(`No color ${code} of ${styleId} is known`);
  return color;
};
