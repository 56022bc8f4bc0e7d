import * as t from 'io-ts';
import { record, wholeNumber } from './primitives.codec.ts';
import { ProductTileWire } from './product.codec.ts';

/** A product in one colour, or a style in any. */
export const FavoriteTypeWire = t.keyof({ product: null, style: null });

/** What a card shows of a favourite. `itemId` names it within its list, which holds each thing once. */
const FavoriteWire = t.type({
  itemId: t.string,
  itemType: FavoriteTypeWire,
  qty: wholeNumber,
  product: ProductTileWire,
});

/**
 * FAV-02: a part of the list, the latest first, and how many there are in all. There is no list before the first
 * favourite.
 */
export const FavoritesWire = record({ items: t.array(FavoriteWire), total: wholeNumber }, { favoriteId: t.string });
export type FavoritesWire = t.TypeOf<typeof FavoritesWire>;

/** FAV-08: a whole list as others see it, and the address of its page within a site. */
export const SharedFavoritesWire = t.type({ url: t.string, items: t.array(FavoriteWire) });
export type SharedFavoritesWire = t.TypeOf<typeof SharedFavoritesWire>;
