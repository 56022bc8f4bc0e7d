import * as t from 'io-ts';
import { currency, oneOf, wholeFrom } from '#core/kernel/primitives.codec.ts';

const ids = { chargeId: t.string, reference: t.string, idempotencyKey: t.string };
/** What a charge is for. `amount` in minor units. */
export const orderCodec = t.type({ ...ids, amount: wholeFrom(0), currency });
/** `tender` is absent in the first release, whose charges are all paid by card. */
export const orderOptions = t.partial({
  tender: oneOf('a tender', ['card', 'wallet', 'pay-later']),
  /** What the card's bank refuses later, by the rules of the test cards. */
  refuses: oneOf('an operation that is refused', ['capture', 'refund']),
  challengeId: t.string,
});

/**
 * One operation of a charge: it moves `amount` between two accounts. With a `refusalCode` it moves nothing. `charge`,
 * an authorization with its capture, and `void`, its reversal, are of the first release. `at` is ISO 8601.
 */
export const ledgerEntry = t.exact(
  t.intersection([
    t.type({
      seq: t.number,
      at: t.string,
      type: oneOf('a type of entry', ['authorize', 'charge', 'capture', 'release', 'refund', 'void']),
    }),
    orderCodec,
    orderOptions,
    // Of an operation on an authorized charge.
    t.partial({
      operationId: t.string,
      refusalCode: oneOf('why an operation is refused', ['amount_too_large', 'card_refused']),
    }),
  ]),
);
export type LedgerEntry = t.TypeOf<typeof ledgerEntry>;
export type NewEntry = Omit<LedgerEntry, 'seq' | 'at'> & Partial<Pick<LedgerEntry, 'at'>>;

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
  const add = (account: string, amount: number): void => void (balances[account] = (balances[account] ?? 0) + amount);
  for (const { type, amount, currency, tender = 'card', refusalCode } of entries) {
    if (refusalCode !== undefined) continue;
    const [from, to] = movements[type];
    add(`${currency} ${tender}:${from}`, -amount);
    add(`${currency} ${tender}:${to}`, amount);
  }
  return balances;
};
