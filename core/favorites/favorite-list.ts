import type { ProductTile } from '../catalog/product.ts';
import type { FavoriteId } from '../kernel/identifiers.ts';
import type { FavoriteType } from './favorites.ts';

/**
 * Something that a shopper wants to find again. `itemId` is the id of the product or of the style: a list holds each
 * once.
 */
export type FavoriteEntry<Tile = ProductTile> = {
  readonly itemId: string;
  readonly itemType: FavoriteType;
  readonly product: Tile;
};

/** A part of the list, the latest first (FAV-02). There is no id before the first favourite. */
export type FavoriteList<Tile = ProductTile> = {
  readonly favoriteId?: FavoriteId;
  readonly items: readonly FavoriteEntry<Tile>[];
  readonly total: number;
};
