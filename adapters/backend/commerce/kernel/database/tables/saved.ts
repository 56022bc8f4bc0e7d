import type { Generated } from 'kysely';

/** Lists of what waits below the carts. */
export type SavedTables = {
  savedList: { listId: string; consumerId: string; siteId: string; createdAt: Generated<Date> };
  savedItem: {
    itemId: string;
    listId: string;
    position: Generated<number>;
    sku: string;
    recipeId: string;
    quantity: number;
  };
};
