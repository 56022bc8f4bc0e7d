import { hasExpired } from './card-rules.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';
import { behaviours, type DeclineCode } from './test-cards.ts';
import type { TokenisedCard } from './tokens.ts';

/** What of a charge never changes, as the ledger has it. Amounts are in minor units. */
type ChargeFacts = Omit<LedgerEntry, 'seq' | 'at' | 'type'>;

/** A 3-D Secure question to the shopper. `expiresAt` is in milliseconds since 1970. */
type Challenge = {
  readonly status: 'open' | 'completed' | 'failed' | 'expired';
  readonly expiresAt: number;
  readonly last4: string;
  readonly returnUrl?: string;
};

/** The current state of a charge. */
export type Charge = {
  readonly facts: ChargeFacts;
  readonly status: 'succeeded' | 'declined' | 'challenge' | 'challenge_failed' | 'voided';
  readonly declineCode?: DeclineCode;
  readonly challenge?: Challenge;
};

type ChargeOrder = Pick<ChargeFacts, 'amount' | 'currency' | 'reference' | 'idempotencyKey'> & {
  readonly card: TokenisedCard;
  readonly token: string;
  readonly returnUrl?: string;
  /** Whether the token may take money for this session now; a charge that is known already is answered all the same. */
  readonly serves: boolean;
  /** Whether it takes money once only. */
  readonly isSingleUse: boolean;
};

type ChargeOutcome =
  | { readonly _tag: 'Charged'; readonly charge: Charge }
  | { readonly _tag: 'KeyReused' }
  | { readonly _tag: 'TokenRefused' }
  | { readonly _tag: 'StillRunning' };

/**
 * All charges since the ledger began. Reads wait for writes under way, so "no such charge" is the truth and not a race.
 */
export type ChargeBook = {
  /** At most one charge per key, whatever happens in between; the same request again gives the same charge. */
  readonly charge: (order: ChargeOrder) => Promise<ChargeOutcome>;
  readonly find: (matches: (facts: ChargeFacts) => boolean) => Promise<readonly Charge[]>;
  /** After it no money is taken: a charge is undone, an open challenge closed. Doing it again changes nothing. */
  readonly void: (chargeId: string) => Promise<Charge | undefined>;
  /** The shopper's answer to a challenge. Only the first one counts. */
  readonly settleChallenge: (challengeId: string, outcome: 'completed' | 'failed') => Promise<Charge | undefined>;
};

const challengeMilliseconds = 10 * 60 * 1000;

/**
 * Replays the ledger, so that charges and their keys are known again after a restart. Open challenges are not: no money
 * hangs on them.
 */
export const makeChargeBook = ({
  ledger,
  secret,
  now,
}: {
  readonly ledger: Ledger;
  readonly secret: string;
  readonly now: () => number;
}): ChargeBook => {
  const charges = new Map<string, Charge>(ledger.entries().map((entry) => [entry.chargeId, replayed(entry)]));
  const running = new Set<string>();
  const inTurn = makeTurns();

  const keep = (charge: Charge): Charge => {
    charges.set(charge.facts.chargeId, charge);
    return charge;
  };
  const record = (type: LedgerEntry['type'], { facts }: Charge) =>
    ledger.append({ at: new Date(now()).toISOString(), type, ...facts });
  const current = (matches: (facts: ChargeFacts) => boolean): readonly Charge[] =>
    [...charges.values()].filter(({ facts }) => matches(facts)).map((charge) => expire(charge, now()));

  return {
    charge: async ({ card, token, returnUrl, serves, isSingleUse, ...order }) => {
      const fingerprint = await digest(
        JSON.stringify([order.amount, order.currency, order.reference, token, returnUrl ?? '']),
      );
      // Ids follow from the key, so that a response that was never stored, such as a decline, is the same after a
      // restart.
      const chargeId = `ch_${await digest(`${secret} charge ${order.idempotencyKey}`)}`;
      const challengeId = `chl_${await digest(`${secret} challenge ${order.idempotencyKey}`)}`;
      if (running.has(chargeId)) return { _tag: 'StillRunning' };
      const known = charges.get(chargeId);
      if (known !== undefined)
        return known.facts.fingerprint === fingerprint ? { _tag: 'Charged', charge: known } : { _tag: 'KeyReused' };

      if (!serves) return { _tag: 'TokenRefused' };
      const tokenDigest = isSingleUse ? await digest(token) : undefined;
      if (running.has(chargeId)) return { _tag: 'StillRunning' };
      running.add(chargeId);
      return inTurn(async (): Promise<ChargeOutcome> => {
        if (tokenDigest !== undefined && current((facts) => facts.tokenDigest === tokenDigest).some(holdsMoney))
          return { _tag: 'TokenRefused' };
        const decided = behaviours[hasExpired(card, now()) ? 'expired_card' : card.behaviour];
        const facts: ChargeFacts = {
          chargeId,
          ...order,
          fingerprint,
          ...(tokenDigest === undefined ? {} : { tokenDigest }),
        };
        const challenge: Challenge = {
          status: 'open',
          expiresAt: now() + challengeMilliseconds,
          last4: card.last4,
          ...(returnUrl === undefined ? {} : { returnUrl }),
        };
        const charge: Charge =
          decided.status === 'challenge'
            ? { ...decided, facts: { ...facts, challengeId }, challenge }
            : { ...decided, facts };
        if (charge.status === 'succeeded') await record('charge', charge);
        return { _tag: 'Charged', charge: keep(charge) };
      }).finally(() => running.delete(chargeId));
    },

    find: (matches) => inTurn(() => Promise.resolve(current(matches))),

    void: (chargeId) =>
      inTurn(async () => {
        const [charge] = current((facts) => facts.chargeId === chargeId);
        if (charge?.status === 'succeeded') {
          await record('void', charge);
          return keep({ ...charge, status: 'voided' });
        }
        return charge?.challenge?.status === 'open'
          ? keep({ ...charge, status: 'voided', challenge: { ...charge.challenge, status: 'expired' } })
          : charge;
      }),

    settleChallenge: (challengeId, outcome) =>
      inTurn(async () => {
        const [charge] = current((facts) => facts.challengeId === challengeId);
        if (charge?.challenge?.status !== 'open') return charge;
        if (outcome === 'completed') await record('charge', charge);
        return keep({
          ...charge,
          status: outcome === 'completed' ? 'succeeded' : 'challenge_failed',
          challenge: { ...charge.challenge, status: outcome },
        });
      }),
  };
};

/** A token whose charge was declined or undone may be tried again in its session. */
const holdsMoney = ({ status }: Charge): boolean => status === 'succeeded' || status === 'challenge';

/** Only completed challenges reach the ledger. */
const replayed = ({ seq: _seq, at: _at, type, ...facts }: LedgerEntry): Charge => ({
  facts,
  status: type === 'void' ? 'voided' : 'succeeded',
  ...(facts.challengeId === undefined ? {} : { challenge: { status: 'completed', expiresAt: 0, last4: '' } }),
});

const expire = (charge: Charge, now: number): Charge =>
  charge.challenge?.status === 'open' && now >= charge.challenge.expiresAt
    ? { ...charge, status: 'challenge_failed', challenge: { ...charge.challenge, status: 'expired' } }
    : charge;

/** One task after the other, in the order of asking; a failed task does not stop the next. */
const makeTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  };
};

/** 128 bits of SHA-256 in hexadecimal. */
const digest = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
