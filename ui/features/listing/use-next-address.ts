import { useNavigation } from 'react-router';
import { parseListing, type ListingAddress } from '#core/catalog/listing-address.ts';
import type { ListingView } from '#core/catalog/page-models.ts';
import type { ListingPlace } from './listing-place.ts';

/**
 * The filters and the sort of the list that is loading, else those of the list that is shown: a press adds to what was
 * pressed before, also on a slow network.
 */
export const useNextAddress = (
  listing: ListingView,
  { path }: ListingPlace,
): Pick<ListingAddress, 'sort' | 'filters'> => {
  const { location } = useNavigation();
  return location?.pathname === path ? parseListing(new URLSearchParams(location.search), listing.pageSize) : listing;
};
