import { formatListing, type ListingAddress } from '#core/catalog/listing-address.ts';

/** Where a list stands: the path of its page, and the term where it was searched for. */
export type ListingPlace = { readonly path: string; readonly term?: string | undefined };

/**
 * The address of a list in a certain state. Every state has one, so that it can be shared and reached without script
 * (PLP-05, ux 14).
 */
export const listingHref = ({ path, term }: ListingPlace, address: ListingAddress): string => {
  const query = [...(term === undefined ? [] : [`q=${encodeURIComponent(term)}`]), formatListing(address)]
    .filter((part) => part !== '')
    .join('&');
  return query === '' ? path : `${path}?${query}`;
};
