import * as t from 'io-ts';
import { currency, wholeFrom } from '#core/kernel/primitives.codec.ts';

/**
 * One operation of a charge: it moves `amount`, integer minor units, between two accounts. With a `refusalCode` it moves
 * nothing and is recorded so that its key repeats the answer after a restart. `at` is ISO 8601.
 */
export const ledgerEntry = t.intersection([
  t.type({
    seq: t.number,
    at: t.string,
    /** `charge`, an authorization with its capture, and `void`, its reversal, are entries of the first release. */
    type: t.keyof({ authorize: null, charge: null, capture: null, release: null, refund: null, void: null }),
    chargeId: t.string,
    reference: t.string,
    amount: wholeFrom(0),
    currency,
    idempotencyKey: t.string,
    /** Digest of the request: detects another body under the same key, after a restart too. */
    fingerprint: t.string,
  }),
  t.partial({
    /** Absent in the entries of the first release, which are all paid by card. */
    tender: t.keyof({ card: null, wallet: null, 'pay-later': null }),
    /** What the card's bank refuses later, by the rules of the test cards. */
    refuses: t.keyof({ capture: null, refund: null }),
    challengeId: t.string,
    /** Present for a single-use card token. */
    tokenDigest: t.string,
    /** Present for an operation on an authorized charge. */
    operationId: t.string,
    refusalCode: t.keyof({ amount_too_large: null, card_refused: null }),
  }),
]);
export type LedgerEntry = t.TypeOf<typeof ledgerEntry>;

/** An append-only list of entries that outlives its process. */
export type Journal<Entry> = {
  /**
   * Numbers the entry and stores it durably before resolving. Rejects when it was not stored. Calls must not overlap.
   */
  readonly append: (entry: Omit<Entry, 'seq'>) => Promise<void>;
  /** All entries, oldest first. */
  readonly entries: () => readonly Entry[];
};

/** The ledger of payments. */
export type Ledger = Journal<LedgerEntry>;

/** Each tender has three accounts: the payers' money, the money held by authorizations, and the shop's. */
const movements: { readonly [type in LedgerEntry['type']]: readonly [from: string, to: string] } = {
  authorize: ['payer', 'held'],
  charge: ['payer', 'shop'],
  capture: ['held', 'shop'],
  release: ['held', 'payer'],
  refund: ['shop', 'payer'],
  void: ['shop', 'payer'],
};

/** The balances in minor units by `currency tender:account`. Those of a tender in one currency sum to zero. */
export const balancesOf = (entries: readonly LedgerEntry[]): Readonly<Record<string, number>> => {
  const balances: Record<string, number> = {};
  for (const { type, amount, currency, tender = 'card', refusalCode } of entries) {
    if (refusalCode !== undefined) continue;
    const [from, to] = movements[type];
    for (const [account, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const name = `${currency} ${tender}:${account}`;
      balances[name] = (balances[name] ?? 0) + change;
    }
  }
  return balances;
};
