import type { ReactNode } from 'react';
import { formatListing, type ListingAddress } from '#core/catalog/listing-address.ts';
import type { ListingPlace } from './listing-place.ts';

/** What a form leaves of a list as it is: a form that asks by GET sends its own fields alone. */
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
