import { hasExpired } from './card-rules.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';
import { cardBehaviors, type DeclineCode } from './test-cards.ts';
import type { TokenizedCard } from './tokens.ts';

/** The immutable part of a charge, as the ledger stores it. Amounts are in minor units. */
type ChargeDetails = Omit<LedgerEntry, 'seq' | 'at' | 'type'>;

/** A 3-D Secure challenge. `expiresAt` is in milliseconds since 1970. */
type Challenge = {
  readonly status: 'open' | 'completed' | 'failed' | 'expired';
  readonly expiresAt: number;
  readonly last4: string;
  readonly returnUrl?: string;
};

/** The current state of a charge. */
export type Charge = {
  readonly details: ChargeDetails;
  readonly status: 'succeeded' | 'declined' | 'challenge' | 'challenge_failed' | 'voided';
  readonly declineCode?: DeclineCode;
  readonly challenge?: Challenge;
};

type ChargeRequest = Pick<ChargeDetails, 'amount' | 'currency' | 'reference' | 'idempotencyKey'> & {
  readonly card: TokenizedCard;
  readonly token: string;
  readonly returnUrl?: string;
  /** Whether the token is valid for this session now; a retry of a known charge is answered even if it is not. */
  readonly isTokenValid: boolean;
  /** Whether the token can be charged once only. */
  readonly isSingleUse: boolean;
};

type ChargeOutcome =
  | { readonly _tag: 'Charged'; readonly charge: Charge }
  | { readonly _tag: 'KeyReused' }
  | { readonly _tag: 'TokenRefused' }
  | { readonly _tag: 'StillRunning' };

/**
 * All charges of the ledger. Reads wait for pending writes, so that "no such charge" is never the result of a race.
 */
export type ChargeBook = {
  /** At most one charge per idempotency key; a retry of the same request returns the same charge. */
  readonly charge: (order: ChargeRequest) => Promise<ChargeOutcome>;
  readonly find: (matches: (details: ChargeDetails) => boolean) => Promise<readonly Charge[]>;
  /** Reverses a charge or closes its open challenge. Idempotent; undefined for an unknown id. */
  readonly void: (chargeId: string) => Promise<Charge | undefined>;
  /** Stores the result of a challenge; later results of the same challenge are ignored. */
  readonly settleChallenge: (challengeId: string, outcome: 'completed' | 'failed') => Promise<Charge | undefined>;
};

const CHALLENGE_MS = 10 * 60 * 1000;

/**
 * Replays the ledger, so that charges and their keys survive a restart. Open challenges do not: they have moved no money.
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
  const charges = new Map<string, Charge>(ledger.entries().map((entry) => [entry.chargeId, chargeFromEntry(entry)]));
  const running = new Set<string>();
  const enqueue = serialQueue();

  const store = (charge: Charge): Charge => {
    charges.set(charge.details.chargeId, charge);
    return charge;
  };
  const record = (type: LedgerEntry['type'], { details }: Charge) =>
    ledger.append({ at: new Date(now()).toISOString(), type, ...details });
  const current = (matches: (details: ChargeDetails) => boolean): readonly Charge[] =>
    [...charges.values()].filter(({ details }) => matches(details)).map((charge) => expire(charge, now()));

  return {
    charge: async ({ card, token, returnUrl, isTokenValid, isSingleUse, ...order }) => {
      const fingerprint = await digest(
        JSON.stringify([order.amount, order.currency, order.reference, token, returnUrl ?? '']),
      );
      // Ids are derived from the key: a response that is not stored, such as a decline, is the same after a restart.
      const chargeId = `ch_${await digest(`${secret} charge ${order.idempotencyKey}`)}`;
      const challengeId = `chl_${await digest(`${secret} challenge ${order.idempotencyKey}`)}`;
      if (running.has(chargeId)) return { _tag: 'StillRunning' };
      const known = charges.get(chargeId);
      if (known !== undefined)
        return known.details.fingerprint === fingerprint ? { _tag: 'Charged', charge: known } : { _tag: 'KeyReused' };

      if (!isTokenValid) return { _tag: 'TokenRefused' };
      const tokenDigest = isSingleUse ? await digest(token) : undefined;
      if (running.has(chargeId)) return { _tag: 'StillRunning' };
      running.add(chargeId);
      return enqueue(async (): Promise<ChargeOutcome> => {
        if (tokenDigest !== undefined && current((details) => details.tokenDigest === tokenDigest).some(isCharging))
          return { _tag: 'TokenRefused' };
        const result = cardBehaviors[hasExpired(card, now()) ? 'expired_card' : card.behavior];
        const details: ChargeDetails = {
          chargeId,
          ...order,
          fingerprint,
          ...(tokenDigest === undefined ? {} : { tokenDigest }),
        };
        const challenge: Challenge = {
          status: 'open',
          expiresAt: now() + CHALLENGE_MS,
          last4: card.last4,
          ...(returnUrl === undefined ? {} : { returnUrl }),
        };
        const charge: Charge =
          result.status === 'challenge'
            ? { ...result, details: { ...details, challengeId }, challenge }
            : { ...result, details };
        if (charge.status === 'succeeded') await record('charge', charge);
        return { _tag: 'Charged', charge: store(charge) };
      }).finally(() => running.delete(chargeId));
    },

    find: (matches) => enqueue(() => Promise.resolve(current(matches))),

    void: (chargeId) =>
      enqueue(async () => {
        const [charge] = current((details) => details.chargeId === chargeId);
        if (charge?.status === 'succeeded') {
          await record('void', charge);
          return store({ ...charge, status: 'voided' });
        }
        return charge?.challenge?.status === 'open'
          ? store({ ...charge, status: 'voided', challenge: { ...charge.challenge, status: 'expired' } })
          : charge;
      }),

    settleChallenge: (challengeId, outcome) =>
      enqueue(async () => {
        const [charge] = current((details) => details.challengeId === challengeId);
        if (charge?.challenge?.status !== 'open') return charge;
        if (outcome === 'completed') await record('charge', charge);
        return store({
          ...charge,
          status: outcome === 'completed' ? 'succeeded' : 'challenge_failed',
          challenge: { ...charge.challenge, status: outcome },
        });
      }),
  };
};

/** A token whose charge was declined or voided can be charged again in its session. */
const isCharging = ({ status }: Charge): boolean => status === 'succeeded' || status === 'challenge';

/** Only completed challenges reach the ledger. */
const chargeFromEntry = ({ seq: _seq, at: _at, type, ...details }: LedgerEntry): Charge => ({
  details,
  status: type === 'void' ? 'voided' : 'succeeded',
  ...(details.challengeId === undefined ? {} : { challenge: { status: 'completed', expiresAt: 0, last4: '' } }),
});

const expire = (charge: Charge, now: number): Charge =>
  charge.challenge?.status === 'open' && now >= charge.challenge.expiresAt
    ? { ...charge, status: 'challenge_failed', challenge: { ...charge.challenge, status: 'expired' } }
    : charge;

/** Runs tasks one after another, in the order of the calls; a failed task does not stop the next one. */
const serialQueue = () => {
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
