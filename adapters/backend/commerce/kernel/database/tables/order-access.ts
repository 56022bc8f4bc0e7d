import type { Address } from '#core/profile/address.ts';

/** Who may see or correct an order besides its shopper. */
export type OrderAccessTables = {
  /** Orders that a session has tracked, with the time until which it may use them (ORD-03). */
  trackedOrder: { consumerId: string; orderId: string; until: Date };
  /** A correction that waits for the owner of the order's e-mail address; at most one per order (ORD-19). */
  orderCorrection: {
    orderId: string;
    /** Digest of the secret of its link. */
    tokenHash: string;
    /** Who asked for it. */
    consumerId: string;
    email: string;
    /** The new address of the parcels; null if it stays. */
    address: Address | null;
    /** A parcel to the address that changes; null for the first one. */
    shipmentId: string | null;
    expiresAt: Date;
  };
};
