/** Type of content around a search (SRCH-05). */
type SearchType = 'results' | 'no-results' | 'hub';

/** The type of a search: the hub without a term, else by whether there are results (SRCH-06). */
export const searchType = ({ term, total }: { readonly term: string; readonly total: number }): SearchType => {
  if (term.trim() === '') return 'hub';
  return total > 0 ? 'results' : 'no-results';
};
