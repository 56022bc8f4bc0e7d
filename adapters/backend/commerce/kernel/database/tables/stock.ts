import type { Generated } from 'kysely';

/** Location that delivers for all sites. */
export const WAREHOUSE = 'warehouse';

/** Stock by location. */
export type StockTables = {
  /** The warehouse and the stores; for a store `locationId` equals `storeId`. */
  stockLocation: { locationId: string; storeId: string | null };
  /** Units of a sku at a location. Available are onHand - reserved. */
  stockLevel: {
    sku: string;
    locationId: string;
    onHand: number;
    /** Held units. */
    reserved: Generated<number>;
  };
  /** Held units, the sum of which is `reserved`. A hold expires unless it belongs to an order. */
  stockHold: {
    cartId: string;
    sku: string;
    locationId: string;
    quantity: number;
    expiresAt: Date;
    orderId: string | null;
    /** Digest of the client's network; null for calls within the process. */
    network: string | null;
  };
};
