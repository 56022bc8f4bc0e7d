import { MAX_RECENT_TERMS } from './recent-terms.ts';

/** Recent search terms of a device, latest first (SRCH-07). */
export type RecentSearches = readonly string[];

export const RecentSearches = {
  toText: (terms: RecentSearches): string => JSON.stringify(terms),

  /**
   * Reads stored terms; unreadable parts and terms beyond the maximum are ignored.
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
