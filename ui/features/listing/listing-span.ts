/** More products than this are not put into one document. */
export const MOST_AT_ONCE = 240;

/**
 * Which products a document shows for a `start` of its address: everything up to the end of that page,
 * so that a reload or the way back finds the whole list again (ux 22). Far down, that page alone.
 */
export const listingSpan = (start: number, pageSize: number): { readonly start: number; readonly count: number } =>
  start + pageSize <= MOST_AT_ONCE ? { start: 0, count: start + pageSize } : { start, count: pageSize };
