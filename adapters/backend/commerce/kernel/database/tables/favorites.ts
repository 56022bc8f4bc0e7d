import type { Generated } from 'kysely';

/** Favorites. */
export type FavoriteTables = {
  favoriteList: {
    favoriteId: string;
    consumerId: string;
    siteId: string;
    /** Number of entries. */
    items: Generated<number>;
    /** Null when not shared. */
    sharedAt: Date | null;
  };
  /** `itemId` is a product or style id; `added` increases with each entry. */
  favoriteItem: {
    favoriteId: string;
    itemId: string;
    itemType: 'product' | 'style';
    styleId: string;
    added: Generated<number>;
  };
};
