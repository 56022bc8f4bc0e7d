import type { Generated } from 'kysely';

/** A store's address as it is stored. */
export type StoredAddress = {
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly state?: string;
  readonly postalCode: string;
  readonly country: string;
};

/** Stores and their shelves. `opening_hours` begin with Sunday and read 10:00-20:00, or closed. */
export type StoreTables = {
  store: {
    store_id: string;
    site_id: string;
    position: number;
    name: string;
    address: StoredAddress;
    phone: string | null;
    latitude: number;
    longitude: number;
    time_zone: string;
    opening_hours: readonly string[];
    services: readonly string[];
  };
  /** `shelf` is the store and the sku in one key; `reserved` units are held by carts and orders under way. */
  store_stock: {
    store_id: string;
    sku: string;
    shelf: Generated<string>;
    on_hand: number;
    reserved: Generated<number>;
  };
  /** `postal_codes` are the beginnings of those of a town. */
  town: { country: string; name: string; latitude: number; longitude: number; postal_codes: readonly string[] };
};
