/** How many terms a device remembers (SRCH-07). */
export const MOST_RECENT = 5;

/** What was searched for lately on a device, latest first (SRCH-07). */
export type RecentSearches = readonly string[];

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const RecentSearches = {
  /** The latest term comes first; one that is there already moves, whatever its case, and only the five latest stay. */
  add: (terms: RecentSearches, term: string): RecentSearches => {
    const added = term.trim();
    return added === '' ? terms : [added, ...terms.filter((one) => !same(one, added))].slice(0, MOST_RECENT);
  },

  toText: (terms: RecentSearches): string => JSON.stringify(terms),

  /** What a device remembers may be garbled or of another time: only terms are taken, and never more than five. */
  fromText: (text: string | undefined): RecentSearches => {
    try {
      const kept: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string' && one.trim() !== '').slice(0, MOST_RECENT) : [];
    } catch {
      return [];
    }
  },
} as const;
