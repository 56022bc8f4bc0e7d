import * as t from 'io-ts';
import { PlaceAddressWire } from './place-address.codec.ts';
import { record } from './primitives.codec.ts';

/** OPEN: hours of single days, such as 2026-11-26, in place of those of the week, with the name of their holiday. */
const SpecialHoursWire = t.array(record({ day: t.string, hours: t.string }, { holiday: t.string }));

/**
 * A store (ENT-47, STO-02). `distance` is in the requested unit and present if the search had a position. Opening hours
 * begin with Sunday; each is `10:00-20:00` in `timeZone`, or `closed`.
 */
export const StoreWire = record(
  {
    storeId: t.string,
    name: t.string,
    address: PlaceAddressWire,
    latitude: t.number,
    longitude: t.number,
    timeZone: t.string,
    openingHours: t.array(t.string),
    services: t.array(t.string),
  },
  { phone: t.string, distance: t.number, specialHours: SpecialHoursWire },
);
export type StoreWire = t.TypeOf<typeof StoreWire>;

/** The found stores (API-092). */
export const StoresWire = t.type({ stores: t.array(StoreWire) });
