import { withoutControls } from '../kernel/control-characters.ts';
import { queryValue, type QueryEntries } from './query.ts';

/** Maximum length of search terms, in code units. */
const LONGEST_TERM = { products: 200, stores: 100 } as const;

/**
 * Cleans a typed search term: removes control characters, lone surrogates and invisible characters, which can hide a text,
 * and surrounding spaces, and cuts it to the maximum length.
 */
export const termOf = (typed: string, of: keyof typeof LONGEST_TERM = 'products'): string =>
  withoutControls(typed).trim().slice(0, LONGEST_TERM[of]).replaceAll(/\p{C}/gu, '').trim();

/** The search term of an address; empty on the search hub (SRCH-07, AMB-15). The first of a repeated key counts. */
export const searchTerm = (query: QueryEntries, of: keyof typeof LONGEST_TERM = 'products'): string =>
  termOf(queryValue(query, 'q') ?? '', of);
