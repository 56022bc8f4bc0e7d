import * as t from 'io-ts';
import { record } from './primitives.codec.ts';

/**
 * A store (ENT-47, STO-02). `distance` is in the requested unit and present if the search had a position. Opening hours
 * begin with Sunday; each is `10:00-20:00` in `timeZone`, or `closed`. OPEN: `specialHours` are those of single days, such
 * as 2026-11-26, in place of the hours of the week.
 */
export const StoreWire = record(
  {
    storeId: t.string,
    name: t.string,
    address: record(
      { line1: t.string, city: t.string, postalCode: t.string, country: t.string },
      { line2: t.string, state: t.string },
    ),
    latitude: t.number,
    longitude: t.number,
    timeZone: t.string,
    openingHours: t.array(t.string),
    services: t.array(t.string),
  },
  { phone: t.string, distance: t.number, specialHours: t.array(t.type({ day: t.string, hours: t.string })) },
);
export type StoreWire = t.TypeOf<typeof StoreWire>;

/** The found stores (API-092). */
export const StoresWire = t.type({ stores: t.array(StoreWire) });
