import * as t from 'io-ts';
import { record } from './primitives.codec.ts';

/** The address of a store or a collection point. */
export const PlaceAddressWire = record(
  { line1: t.string, city: t.string, postalCode: t.string, country: t.string },
  { line2: t.string, state: t.string },
);
export type PlaceAddressWire = t.TypeOf<typeof PlaceAddressWire>;
