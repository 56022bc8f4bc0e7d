import type { Generated } from 'kysely';

/** Lists of what waits below the carts. */
export type SavedTables = {
  saved_list: { list_id: string; consumer_id: string; site_id: string; created_at: Generated<Date> };
  saved_item: {
    item_id: string;
    list_id: string;
    position: Generated<number>;
    sku: string;
    recipe_id: string;
    quantity: number;
  };
};
