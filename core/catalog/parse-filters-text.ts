import { decodePart } from '../kernel/address-part.ts';
import { limitFilters } from './filters.ts';
import { filtersOf, type Filters } from './listing.ts';

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
