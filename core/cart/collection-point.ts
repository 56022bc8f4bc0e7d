import type { Address } from '../profile/address.ts';

/**
 * Where a carrier keeps parcels until they are collected (CHK-30). Opening hours begin with Sunday; each is `10:00-20:00`
 * or `closed`.
 */
export type CollectionPoint = {
  readonly id: string;
  readonly name: string;
  readonly carrier: string;
  readonly address: Pick<Address, 'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'country'>;
  readonly openingHours: readonly string[];
};
