import type { Votes } from './review.ts';

/** Maximum number of stored votes; the oldest are removed. */
export const MAX_STORED_VOTES = 200;

/**
 * Serializes votes for device storage. Unreadable text is ignored. Law: votes come back as they were kept; what a
 * device remembers may be garbled: only votes are taken (REV-09).
 */
export const StoredVotes = {
  toText: (votes: Votes): string => JSON.stringify(Object.entries(votes).slice(-MAX_STORED_VOTES)),

  fromText: (text: string | undefined): Votes => {
    try {
      const stored: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(stored) ? Object.fromEntries(stored.filter(isVote)) : {};
    } catch {
      return {};
    }
  },
} as const;

const isVote = (entry: unknown): entry is readonly [string, Votes[string]] =>
  Array.isArray(entry) &&
  entry.length === 2 &&
  typeof entry[0] === 'string' &&
  (entry[1] === 'helpful' || entry[1] === 'notHelpful');
