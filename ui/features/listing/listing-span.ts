import { MAX_LISTING_COUNT } from '#core/catalog/listing.ts';

/**
 * Which products a document shows for a `start` of its address: everything up to the end of that page,
 * so that a reload or the way back finds the whole list again (ux 22). Where one request cannot hold that, the page
 * alone.
 */
export const listingSpan = (start: number, pageSize: number): { readonly start: number; readonly count: number } =>
  start + pageSize <= MAX_LISTING_COUNT ? { start: 0, count: start + pageSize } : { start, count: pageSize };
