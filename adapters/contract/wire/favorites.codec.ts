import * as t from 'io-ts';
import { record, wholeNumber } from './primitives.codec.ts';
import { ProductTileWire } from './product.codec.ts';

/** Types of favorites: a product in one color, or a style in any color. */
export const FavoriteTypeWire = t.keyof({ product: null, style: null });

/** A favorite with its card. `itemId` is unique in the list. */
const FavoriteWire = t.type({
  itemId: t.string,
  itemType: FavoriteTypeWire,
  qty: wholeNumber,
  product: ProductTileWire,
});

/**
 * A part of the favorites, latest first, and their total number (FAV-02). `favoriteId` is absent before the first
 * favorite.
 */
export const FavoritesWire = record({ items: t.array(FavoriteWire), total: wholeNumber }, { favoriteId: t.string });
export type FavoritesWire = t.TypeOf<typeof FavoritesWire>;

/** A shared list, and the path of its page (FAV-08). */
export const SharedFavoritesWire = t.type({ url: t.string, items: t.array(FavoriteWire) });
export type SharedFavoritesWire = t.TypeOf<typeof SharedFavoritesWire>;
