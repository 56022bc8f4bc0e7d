import { MAX_RECENT_TERMS } from './recent-terms.ts';

/** What was searched for lately on a device, latest first (SRCH-07); `withTerm` adds to it. */
export type RecentSearches = readonly string[];

export const RecentSearches = {
  toText: (terms: RecentSearches): string => JSON.stringify(terms),

  /**
   * What a device remembers may be garbled or of another time: only terms are taken, and never more than are kept.
   * Law: what was written is read again (SRCH-07).
   */
  fromText: (text: string | undefined): RecentSearches => {
    try {
      const stored: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(stored)
        ? stored.filter((one): one is string => typeof one === 'string' && one.trim() !== '').slice(0, MAX_RECENT_TERMS)
        : [];
    } catch {
      return [];
    }
  },
} as const;
