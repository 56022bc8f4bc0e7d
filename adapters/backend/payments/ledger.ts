import * as t from 'io-ts';
import { currency } from '#core/kernel/primitives.codec.ts';

/** A movement of money: a charge or its reversal. Amounts are integer minor units; `at` is ISO 8601. */
export const ledgerEntry = t.intersection([
  t.type({
    seq: t.number,
    at: t.string,
    type: t.keyof({ charge: null, void: null }),
    chargeId: t.string,
    reference: t.string,
    amount: t.number,
    currency,
    idempotencyKey: t.string,
    /** Digest of the request: detects another body under the same key, after a restart too. */
    fingerprint: t.string,
  }),
  /** `tokenDigest` is present for a single-use card token. */
  t.partial({ challengeId: t.string, tokenDigest: t.string }),
]);
export type LedgerEntry = t.TypeOf<typeof ledgerEntry>;

/** The append-only ledger of payments. */
export type Ledger = {
  /**
   * Numbers the entry and stores it durably before resolving. Rejects when it was not stored. Calls must not overlap.
   */
  readonly append: (entry: Omit<LedgerEntry, 'seq'>) => Promise<void>;
  /** All entries, oldest first. */
  readonly entries: () => readonly LedgerEntry[];
};
