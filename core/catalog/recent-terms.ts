/** The most terms that are remembered (SRCH-07). */
export const MAX_RECENT_TERMS = 5;

const sameTerm = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The terms of earlier searches, the newest first: each once, whatever its case, and at most five (SRCH-07). */
export const withTerm = (recent: readonly string[], searched: string): readonly string[] => {
  const term = searched.trim();
  return term === '' ? recent : [term, ...recent.filter((known) => !sameTerm(known, term))].slice(0, MAX_RECENT_TERMS);
};
