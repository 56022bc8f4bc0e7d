import { withoutControls } from '../kernel/control-characters.ts';
import { queryValue, type QueryEntries } from './query.ts';

/** The longest terms that products and stores are searched for, in code units. */
export const LONGEST_TERM = { products: 200, stores: 100 } as const;

/**
 * The term of a search as its address has it, without control characters and spaces around it; empty on the search hub (SRCH-07, AMB-15).
 * The first of a repeated key counts, and of a term that is too long its beginning.
 */
export const searchTerm = (query: QueryEntries, of: keyof typeof LONGEST_TERM = 'products'): string =>
  withoutControls(queryValue(query, 'q') ?? '').trim().slice(0, LONGEST_TERM[of]).trim();
