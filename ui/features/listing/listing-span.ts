import { MAX_LISTING_COUNT } from '#core/catalog/listing.ts';

/**
 * The products that a document shows for a `start` in its address: everything up to the end of that page, so that
 * reload and back navigation restore the whole list (ux 22); only that page if the span exceeds one request.
 */
export const listingSpan = (start: number, pageSize: number): { readonly start: number; readonly count: number } =>
  start + pageSize <= MAX_LISTING_COUNT ? { start: 0, count: start + pageSize } : { start, count: pageSize };
