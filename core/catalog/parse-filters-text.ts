import { decodePart } from '../kernel/address-part.ts';
import { limitFilters } from './filters.ts';
import { filtersOf, type Filters } from './listing.ts';

/**
 * Reads `filtersText`; unreadable parts and those beyond `FILTER_LIMITS` are ignored.
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
