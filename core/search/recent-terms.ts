/** The most terms that are remembered (SRCH-07). */
export const MAX_RECENT_TERMS = 5;

const sameTerm = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * The terms of earlier searches, the newest first: whatever their case, and at most five.
 * Law: each term is remembered once, and the newest is the first (SRCH-07).
 */
export const withTerm = (recent: readonly string[], searched: string): readonly string[] => {
  const term = searched.trim();
  return term === '' ? recent : [term, ...recent.filter((known) => !sameTerm(known, term))].slice(0, MAX_RECENT_TERMS);
};
