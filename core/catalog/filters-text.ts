import { decodePart, encodePart } from '../kernel/address-part.ts';
import { limitFilters } from './filters.ts';
import { filtersOf, type Filters } from './listing.ts';

/**
 * Filters as the service takes them: `facet:value,value;facet:value`, each part percent-encoded.
 * Law: reading what was written gives the same filters.
 */
export const filtersText = (filters: Filters): string =>
  Object.entries(filters)
    .map(([facetId, values]) => `${encodePart(facetId)}:${values.map(encodePart).join(',')}`)
    .join(';');

/**
 * Reads `filtersText`; parts that make no sense, and what goes beyond `FILTER_LIMITS`, are left out.
 * Law: any text is read without throwing.
 */
export const parseFiltersText = (text: string): Filters =>
  limitFilters(
    filtersOf(
      text.split(';').map((group) => {
        const [facetId = '', values = ''] = group.split(':');
        return [decodePart(facetId), values.split(',').map(decodePart)];
      }),
    ),
  );
