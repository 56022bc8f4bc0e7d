import { encodePart } from '../kernel/address-part.ts';
import type { Filters } from './listing.ts';

/**
 * Filters in the service's query format: `facet:value,value;facet:value`, each part percent-encoded.
 * Law: reading what was written gives the same filters.
 */
export const filtersText = (filters: Filters): string =>
  Object.entries(filters)
    .map(([facetId, values]) => `${encodePart(facetId)}:${values.map(encodePart).join(',')}`)
    .join(';');
