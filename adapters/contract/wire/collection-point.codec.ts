import * as t from 'io-ts';
import { PlaceAddressWire } from './place-address.codec.ts';
import { record } from './primitives.codec.ts';

/**
 * A collection point of a carrier (CHK-30). `distance` is in the requested unit and present in the results of a search.
 * Opening hours begin with Sunday; each is `10:00-20:00` or `closed`.
 */
export const CollectionPointWire = record(
  {
    id: t.string,
    name: t.string,
    address: PlaceAddressWire,
    openingHours: t.array(t.string),
    carrier: t.string,
  },
  { distance: t.number, latitude: t.number, longitude: t.number },
);
export type CollectionPointWire = t.TypeOf<typeof CollectionPointWire>;
