import { withoutControls } from '../kernel/control-characters.ts';
import { queryValue, type QueryEntries } from './query.ts';

/** The longest terms that products and stores are searched for, in code units. */
const LONGEST_TERM = { products: 200, stores: 100 } as const;

/**
 * The term of a search as it was typed, without control characters, halves of characters and spaces around it; of one
 * that is too long its beginning.
 */
export const termOf = (typed: string, of: keyof typeof LONGEST_TERM = 'products'): string =>
  withoutControls(typed)
    .trim()
    .slice(0, LONGEST_TERM[of])
    .replaceAll(/\p{Cs}/gu, '')
    .trim();

/**
 * The term of a search as its address has it; empty on the search hub (SRCH-07, AMB-15). The first of a repeated key
 * counts.
 */
export const searchTerm = (query: QueryEntries, of: keyof typeof LONGEST_TERM = 'products'): string =>
  termOf(queryValue(query, 'q') ?? '', of);
