import type { Generated } from 'kysely';

/** The location from which every site delivers. */
export const WAREHOUSE = 'warehouse';

/** Stock by location. */
export type StockTables = {
  /** The warehouse and the stores; `locationId` of a store is its `storeId`. */
  stockLocation: { locationId: string; storeId: string | null };
  /** Units of a sku at a location. What is for sale is onHand - reserved. */
  stockLevel: {
    sku: string;
    locationId: string;
    onHand: number;
    /** Units that are held. */ reserved: Generated<number>;
  };
  /** Units that `reserved` counts. A hold ends by itself, unless it belongs to an order. */
  stockHold: {
    cartId: string;
    sku: string;
    locationId: string;
    quantity: number;
    expiresAt: Date;
    orderId: string | null;
  };
};
