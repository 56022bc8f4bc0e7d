import { queryValue, type QueryEntries } from './query.ts';

/** The term of a search as its address has it, without spaces around it; empty on the search hub (SRCH-07, AMB-15). The first of a repeated key counts. */
export const searchTerm = (query: QueryEntries): string => (queryValue(query, 'q') ?? '').trim();
