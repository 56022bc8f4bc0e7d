import type { Journal, Ledger, LedgerEntry } from '#adapters/backend/payments/ledger.ts';
import type { MethodEntry } from '#adapters/backend/payments/stored-methods.ts';

/** A ledger in memory, lost with its process. */
export const makeMemoryLedger = (): Ledger => {
  const entries: LedgerEntry[] = [];
  return {
    append: async (entry) => void entries.push({ seq: entries.length + 1, ...entry }),
    entries: () => entries,
  };
};

/** Stored payment methods in memory, lost with their process. */
export const makeMemoryMethods = (): Journal<MethodEntry> => {
  const entries: MethodEntry[] = [];
  return {
    append: async (entry) => void entries.push({ seq: entries.length + 1, ...entry }),
    entries: () => entries,
  };
};
