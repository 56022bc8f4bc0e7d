import { withoutControls } from '../kernel/control-characters.ts';
import { withoutUnseen } from '../kernel/unseen.ts';
import { queryValue, type QueryEntries } from './query.ts';

/** Maximum length of search terms, in code units. */
const LONGEST_TERM = { products: 200, stores: 100 } as const;

/**
 * Cleans a typed search term: removes control and invisible characters, lone surrogates and surrounding spaces, and cuts
 * it to the maximum length. A flag that is cut leaves no invisible rest.
 */
export const termOf = (typed: string, of: keyof typeof LONGEST_TERM = 'products'): string =>
  withoutUnseen(
    withoutUnseen(withoutControls(typed))
      .trim()
      .slice(0, LONGEST_TERM[of])
      .replaceAll(/\p{Cs}/gu, ''),
  ).trim();

/** The search term of an address; empty on the search hub (SRCH-07, AMB-15). The first of a repeated key counts. */
export const searchTerm = (query: QueryEntries, of: keyof typeof LONGEST_TERM = 'products'): string =>
  termOf(queryValue(query, 'q') ?? '', of);
