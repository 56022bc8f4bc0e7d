import { DEFAULT_QUANTITY } from '../catalog/quantity.ts';
import { isStyleId } from '../catalog/product-id.ts';

/** Types of favorites: a product, or a style in any color (FAV-05). */
export type FavoriteType = 'product' | 'style';

export type NewFavorite = {
  readonly id: string;
  readonly qty: number;
  readonly itemType: FavoriteType;
  readonly favoriteId?: string;
};

/** The body of adding a favorite: quantity 1, and the list's id if it exists (FAV-04, FAV-05). */
export const newFavorite = (id: string, favoriteId?: string): NewFavorite => ({
  id,
  qty: DEFAULT_QUANTITY,
  itemType: isStyleId(id) ? 'style' : 'product',
  ...(favoriteId === undefined ? {} : { favoriteId }),
});
