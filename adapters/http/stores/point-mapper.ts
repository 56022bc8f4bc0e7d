import type { CollectionPointWire } from '#adapters/contract/wire/collection-point.codec.ts';
import type { CollectionPoint } from '#core/cart/collection-point.ts';
import type { FoundPoint } from '#core/stores/collection-point-view.ts';
import { placeAddressOf } from './place-address.ts';
import { inKilometers, type DistanceUnit } from '#core/stores/distance.ts';

/** Converts a collection point of the wire. */
export const pointOf = ({ id, name, carrier, address, openingHours }: CollectionPointWire): CollectionPoint => ({
  id,
  name,
  carrier,
  address: placeAddressOf(address),
  openingHours,
});

/** Converts a found collection point, whose distance is in the requested unit; none without distance and position. */
export const foundPointOf = (wire: CollectionPointWire, unit: DistanceUnit): readonly FoundPoint[] => {
  const { distance, latitude, longitude } = wire;
  return distance === undefined || latitude === undefined || longitude === undefined
    ? []
    : [{ ...pointOf(wire), latitude, longitude, distance: inKilometers(distance, unit) }];
};
