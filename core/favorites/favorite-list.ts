import type { ProductTile } from '../catalog/product.ts';
import type { FavoriteId } from '../kernel/identifiers.ts';
import type { FavoriteType } from './favorites.ts';

/** A favorite. `itemId` is the id of the product or style; a list has each once. */
export type FavoriteEntry<Tile = ProductTile> = {
  readonly itemId: string;
  readonly itemType: FavoriteType;
  readonly product: Tile;
};

/** A part of the list, latest first (FAV-02). The list has no id before the first favorite. */
export type FavoriteList<Tile = ProductTile> = {
  readonly favoriteId?: FavoriteId;
  readonly items: readonly FavoriteEntry<Tile>[];
  readonly total: number;
};
