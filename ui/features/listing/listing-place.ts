import { formatListing, type ListingAddress } from '#core/catalog/listing-address.ts';

/** The path of a list's page, and the search term on a page of results. */
export type ListingPlace = { readonly path: string; readonly term?: string | undefined };

/**
 * The address of a list in a given state. Every state has an address, so it can be shared and works without script
 * (PLP-05, ux 14).
 */
export const listingHref = ({ path, term }: ListingPlace, address: ListingAddress): string => {
  const query = [...(term === undefined ? [] : [`q=${encodeURIComponent(term)}`]), formatListing(address)]
    .filter((part) => part !== '')
    .join('&');
  return query === '' ? path : `${path}?${query}`;
};
