import type { CollectionPointWire } from '#adapters/contract/wire/collection-point.codec.ts';
import type { StoredAddress } from '#adapters/backend/commerce/kernel/database/tables/stores.ts';

/** The collection point of a line. */
export type PointPlace = {
  readonly id: string;
  readonly name: string;
  readonly carrier: string;
  readonly address: StoredAddress;
  readonly openingHours: readonly string[];
  readonly isActive: boolean;
};

/** A collection point without its position. */
export const pointWire = ({
  id,
  name,
  address,
  openingHours,
  carrier,
}: Omit<PointPlace, 'isActive'>): CollectionPointWire => ({
  id,
  name,
  address: { ...address },
  openingHours: [...openingHours],
  carrier,
});
