import type { StoreWire } from '#adapters/contract/wire/store.codec.ts';
import { present } from '#core/kernel/present.ts';
import { inKilometers, type DistanceUnit } from '#core/stores/distance.ts';
import { dayHours, specialHoursOf } from '#core/stores/opening-hours.ts';
import type { FoundStore } from '#core/stores/store.ts';
import { placeAddressOf } from './place-address.ts';

/** Converts a wire store. Its distance is in the requested unit. */
export const storeOf = (
  {
    distance,
    phone,
    openingHours,
    specialHours = [],
    address,
    storeId,
    name,
    latitude,
    longitude,
    timeZone,
    services,
  }: StoreWire,
  unit: DistanceUnit,
): FoundStore => ({
  storeId,
  name,
  latitude,
  longitude,
  timeZone,
  services,
  address: placeAddressOf(address),
  openingHours: openingHours.map(dayHours),
  specialHours: specialHoursOf(specialHours),
  ...present({ phone, distance: distance === undefined ? undefined : inKilometers(distance, unit) }),
});
