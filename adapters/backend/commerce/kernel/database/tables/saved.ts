import type { Generated } from 'kysely';

/** Saved items. */
export type SavedTables = {
  savedList: { listId: string; consumerId: string; siteId: string; createdAt: Generated<Date> };
  savedItem: {
    itemId: string;
    listId: string;
    position: Generated<number>;
    sku: string;
    recipeId: string;
    quantity: number;
    giftMessage: Generated<string | null>;
  };
};
