import type { Generated } from 'kysely';

/**
 * How goods were delivered before they were saved: collected at a place, or sent to the other address of a delivery
 * group.
 */
export type SavedDelivery =
  | { readonly code: 'pickup' | 'sts' | 'pudo'; readonly storeId: string | null; readonly pointId: string | null }
  | { readonly groupId: string };

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
    /** Null for goods that were sent to the main address. */
    delivery: Generated<SavedDelivery | null>;
  };
};
