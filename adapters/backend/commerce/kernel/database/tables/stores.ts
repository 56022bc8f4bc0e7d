import type { Generated } from 'kysely';

/** The stored address of a store or a collection point. */
export type StoredAddress = {
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly state?: string;
  readonly postalCode: string;
  readonly country: string;
};

/** The collection point of a shipment: its id, name, address and carrier when the order was placed. */
export type OrderedPoint = {
  readonly pointId: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly carrier: string;
};

/** Stores. `openingHours` start with Sunday; each is `10:00-20:00` or `closed`. */
export type StoreTables = {
  store: {
    storeId: string;
    siteId: string;
    position: number;
    name: string;
    address: StoredAddress;
    phone: string | null;
    latitude: number;
    longitude: number;
    timeZone: string;
    openingHours: readonly string[];
    services: readonly string[];
  };
  /** Where a carrier keeps parcels until they are collected. Parcels are sent only to active ones. */
  collectionPoint: {
    pointId: string;
    siteId: string;
    position: number;
    name: string;
    carrier: string;
    address: StoredAddress;
    latitude: number;
    longitude: number;
    openingHours: readonly string[];
    isActive: Generated<boolean>;
  };
  /** `postalCodes` are postal code prefixes. */
  town: { country: string; name: string; latitude: number; longitude: number; postalCodes: readonly string[] };
};
