import type { PlaceAddressWire } from '#adapters/contract/wire/place-address.codec.ts';
import { present } from '#core/kernel/present.ts';
import type { FoundStore } from '#core/stores/store.ts';

/** Converts the address of a store or a collection point. */
export const placeAddressOf = ({
  line1,
  line2,
  city,
  state,
  postalCode,
  country,
}: PlaceAddressWire): FoundStore['address'] => ({
  line1,
  city,
  postalCode,
  country,
  ...present({ line2, state }),
});
