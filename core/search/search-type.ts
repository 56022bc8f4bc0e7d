/** Which managed content surrounds a search (SRCH-05). */
type SearchType = 'results' | 'no-results' | 'hub';

/** Without a term it is the hub, whatever was found; with one it depends on whether anything was (SRCH-06). */
export const searchType = ({ term, total }: { readonly term: string; readonly total: number }): SearchType => {
  if (term.trim() === '') return 'hub';
  return total > 0 ? 'results' : 'no-results';
};
