import * as t from 'io-ts';

/** The currencies that the shops trade in. */
export const currency = t.keyof({ USD: null, CAD: null, GBP: null, EUR: null });

/** Money that moved: a charge, or the undoing of one. Amounts are integer minor units; `at` is ISO 8601. */
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
    /** Digest of the request, by which another body under the same key is recognised after a restart. */
    fingerprint: t.string,
  }),
  /** `tokenDigest`: of a card token that may be charged once. */
  t.partial({ challengeId: t.string, tokenDigest: t.string }),
]);
export type LedgerEntry = t.TypeOf<typeof ledgerEntry>;

/** The append-only record of money. */
export type Ledger = {
  /**
   * Gives the entry its number and keeps it; resolves when it will survive the process. Rejects when it could not be
   * kept, and then it is not. Calls must not overlap.
   */
  readonly append: (entry: Omit<LedgerEntry, 'seq'>) => Promise<void>;
  /** All entries, oldest first. */
  readonly entries: () => readonly LedgerEntry[];
};
