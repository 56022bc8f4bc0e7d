/** The stored address of a store. */
export type StoredAddress = {
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly state?: string;
  readonly postalCode: string;
  readonly country: string;
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
  /** `postalCodes` are postal code prefixes. */
  town: { country: string; name: string; latitude: number; longitude: number; postalCodes: readonly string[] };
};
