import type { FavoritesWire, SharedFavoritesWire } from '#adapters/contract/wire/favorites.codec.ts';
import { DEFAULT_QUANTITY } from '#core/catalog/quantity.ts';
import { present } from '#core/kernel/present.ts';
import { tileWire } from '../catalog/product-wire.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { FavoriteRecord, FavoritesRecord } from './favorite-records.ts';

/** A product is shown in its color, a style in its default color. */
const favoriteWire = (
  { itemId, itemType, tile }: FavoriteRecord,
  site: CommerceSite,
): FavoritesWire['items'][number] => {
  const chosen = tile.colors.find(({ productId }) => productId === itemId)?.code ?? tile.defaultColor;
  return { itemId, itemType, qty: DEFAULT_QUANTITY, product: tileWire({ ...tile, defaultColor: chosen }, site) };
};

/** FAV-02. */
export const favoritesWire = ({ favoriteId, items, total }: FavoritesRecord, site: CommerceSite): FavoritesWire => ({
  items: items.map((item) => favoriteWire(item, site)),
  total,
  ...present({ favoriteId: favoriteId ?? undefined }),
});

/** FAV-08. The URL is relative to the site. */
export const sharedFavoritesWire = (
  { items }: FavoritesRecord,
  favoriteId: string,
  site: CommerceSite,
): SharedFavoritesWire => ({
  url: `/favorites/shared/${favoriteId}`,
  items: items.map((item) => favoriteWire(item, site)),
});
