import type { Ledger, LedgerEntry } from '#adapters/backend/payments/ledger.ts';

/** A ledger in memory, lost with its process. */
export const makeMemoryLedger = (): Ledger => {
  const entries: LedgerEntry[] = [];
  return {
    append: async (entry) => void entries.push({ seq: entries.length + 1, ...entry }),
    entries: () => entries,
  };
};
