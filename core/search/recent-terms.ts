/** Maximum number of stored terms (SRCH-07). */
export const MAX_RECENT_TERMS = 5;

const sameTerm = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Adds a term to the recent ones, newest first, without duplicates (ignoring case), up to the maximum.
 * Law: each term is remembered once, and the newest is the first (SRCH-07).
 */
export const withTerm = (recent: readonly string[], searched: string): readonly string[] => {
  const term = searched.trim();
  return term === '' ? recent : [term, ...recent.filter((known) => !sameTerm(known, term))].slice(0, MAX_RECENT_TERMS);
};
