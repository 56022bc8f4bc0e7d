import type { ReactNode } from 'react';
import { formatListing, type ListingAddress } from '#core/catalog/listing-address.ts';
import type { ListingPlace } from './listing-place.ts';

/** Hidden fields for the other parameters of a list: a GET form sends only its own fields. */
export const PreservedQuery = ({
  place,
  address,
}: {
  readonly place: ListingPlace;
  readonly address: ListingAddress;
}): ReactNode => (
  <>
    {place.term !== undefined && <input type="hidden" name="q" value={place.term} />}
    {[...new URLSearchParams(formatListing(address))].map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);
