import { hasExpired } from './card-rules.ts';
import {
  afterEntry,
  amountsOf,
  takesToken,
  type Challenge,
  type Charge,
  type ChargeDetails,
  type ChargeOperation,
  type OperationType,
} from './charge.ts';
import { digest } from './digest.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';
import type { RequestRefusal } from './request-body.ts';
import { serialQueue } from './serial-queue.ts';
import { cardBehaviors, type CardBehavior } from './test-cards.ts';
import type { TokenizedCard } from './tokens.ts';

type ChargeRequest = Pick<ChargeDetails, 'amount' | 'currency' | 'reference' | 'idempotencyKey'> & {
  /** Undefined for an unknown token and for a deleted payment method. */
  readonly card: TokenizedCard | undefined;
  /** The card token, or the id of a stored payment method. */
  readonly token: string;
  readonly returnUrl?: string;
  /** Whether the token is valid for this session now; a retry of a known charge is answered even if it is not. */
  readonly isTokenValid: boolean;
  /** Whether the token can be charged once only. */
  readonly isSingleUse: boolean;
};

type ChargeOutcome =
  | { readonly charge: Charge; readonly isRetry: boolean }
  | RequestRefusal<'idempotency_key_reused' | 'unknown_token'>;

/** `amount` in minor units; without one the whole rest. */
type OperationRequest = Pick<ChargeOperation, 'chargeId' | 'idempotencyKey'> & {
  readonly type: OperationType;
  readonly amount: number | undefined;
};

/** `not_authorized`: the charge holds no money, as it was declined, or its challenge is open, failed or closed. */
type OperationOutcome =
  | { readonly operation: ChargeOperation }
  | RequestRefusal<'idempotency_key_reused' | 'not_authorized' | 'unknown_charge'>;

const CHALLENGE_MS = 10 * 60 * 1000;

/** The amount that limits an operation. */
const limits: { readonly [type in OperationType]: 'held' | 'refundable' } = {
  capture: 'held',
  release: 'held',
  refund: 'refundable',
};

/**
 * All charges of the ledger, which it replays, so that charges and their keys survive a restart. Open challenges do not:
 * they have moved no money. Requests run one after another and reads wait for pending writes, so that "no such charge"
 * is never the result of a race.
 */
export const makeChargeBook = ({
  ledger,
  secret,
  now,
}: {
  readonly ledger: Ledger;
  readonly secret: string;
  readonly now: () => number;
}) => {
  const charges = new Map<string, Charge>();
  const operations = new Map<string, ChargeOperation>();
  const enqueue = serialQueue();

  const store = (charge: Charge): Charge => {
    charges.set(charge.details.chargeId, charge);
    const latest = charge.operations.at(-1);
    if (latest?.operationId !== undefined) operations.set(latest.operationId, latest);
    return charge;
  };
  for (const entry of ledger.entries()) store(afterEntry(charges.get(entry.chargeId), entry));

  const append = (entry: ChargeOperation): Promise<void> =>
    ledger.append({ at: new Date(now()).toISOString(), ...entry });
  const record = ({ details }: Charge): Promise<void> => append({ type: 'authorize', ...details });
  const current = (matches: (details: ChargeDetails) => boolean): readonly Charge[] =>
    [...charges.values()].filter(({ details }) => matches(details)).map((charge) => expire(charge, now()));

  return {
    /** At most one charge per idempotency key; a retry of the same request returns the same charge. */
    charge: async (request: ChargeRequest): Promise<ChargeOutcome> => {
      const { card, token, returnUrl, isTokenValid, isSingleUse, ...order } = request;
      const fingerprint = await digest(
        JSON.stringify([order.amount, order.currency, order.reference, token, returnUrl ?? '']),
      );
      // Ids are derived from the key: a response that is not stored, such as a decline, is the same after a restart.
      const chargeId = `ch_${await digest(`${secret} charge ${order.idempotencyKey}`)}`;
      const challengeId = `chl_${await digest(`${secret} challenge ${order.idempotencyKey}`)}`;
      const tokenDigest = isSingleUse ? await digest(token) : undefined;
      return enqueue(async (): Promise<ChargeOutcome> => {
        const known = charges.get(chargeId);
        if (known !== undefined)
          return known.details.fingerprint === fingerprint
            ? { charge: known, isRetry: true }
            : { error: 'idempotency_key_reused' };
        const isTaken = () => current((details) => details.tokenDigest === tokenDigest).some(takesToken);
        if (!isTokenValid || card === undefined || (tokenDigest !== undefined && isTaken()))
          return { error: 'unknown_token' };
        const behavior = cardBehaviors[behaviorOfCharge(card, order, now())];
        const refuses = 'refuses' in behavior ? behavior.refuses : undefined;
        const details: ChargeDetails = {
          chargeId,
          ...order,
          tender: card.approval?.method ?? 'card',
          fingerprint,
          ...(tokenDigest === undefined ? {} : { tokenDigest }),
          ...(refuses === undefined ? {} : { refuses }),
        };
        const challenge: Challenge = {
          status: 'open',
          expiresAt: now() + CHALLENGE_MS,
          last4: card.last4,
          ...(returnUrl === undefined ? {} : { returnUrl }),
        };
        const start = { details, isCapturedAtOnce: false, operations: [] };
        const charge: Charge =
          behavior.status === 'challenge'
            ? { ...start, status: 'challenge', details: { ...details, challengeId }, challenge }
            : { ...start, ...behavior };
        if (charge.status === 'authorized') await record(charge);
        return { charge: store(charge), isRetry: false };
      });
    },

    find: (matches: (details: ChargeDetails) => boolean): Promise<readonly Charge[]> =>
      enqueue(async () => current(matches)),

    /**
     * Captures or releases at most what is held, refunds at most what was captured; at most one operation per
     * idempotency key. A release of the whole rest also closes an open challenge.
     */
    operate: async ({ chargeId, type, amount, idempotencyKey }: OperationRequest): Promise<OperationOutcome> => {
      const fingerprint = await digest(JSON.stringify([chargeId, type, amount ?? 'rest']));
      const operationId = `op_${await digest(`${secret} operation ${idempotencyKey}`)}`;
      return enqueue(async (): Promise<OperationOutcome> => {
        const known = operations.get(operationId);
        if (known !== undefined)
          return known.fingerprint === fingerprint ? { operation: known } : { error: 'idempotency_key_reused' };
        const [charge] = current((details) => details.chargeId === chargeId);
        if (charge === undefined) return { error: 'unknown_charge' };
        const limit = amountsOf(charge)[limits[type]];
        const { currency, reference, tender = 'card', refuses } = charge.details;
        const refusalCode = refusalOf({ type, amount }, { limit, refuses });
        const operation: ChargeOperation = {
          operationId,
          type,
          chargeId,
          amount: amount ?? limit,
          currency,
          reference,
          tender,
          idempotencyKey,
          fingerprint,
          ...(refusalCode === undefined ? {} : { refusalCode }),
        };
        if (charge.challenge?.status === 'open' && amount === undefined && type === 'release') {
          store({
            ...charge,
            status: 'voided',
            challenge: { ...charge.challenge, status: 'expired' },
            operations: [operation],
          });
          return { operation };
        }
        if (charge.status !== 'authorized') return { error: 'not_authorized' };
        await append(operation);
        store({ ...charge, operations: [...charge.operations, operation] });
        return { operation };
      });
    },

    /** Stores the result of a challenge; later results of the same challenge are ignored. */
    settleChallenge: (challengeId: string, outcome: 'completed' | 'failed'): Promise<Charge | undefined> =>
      enqueue(async () => {
        const [charge] = current((details) => details.challengeId === challengeId);
        if (charge?.challenge?.status !== 'open') return charge;
        if (outcome === 'completed') await record(charge);
        return store({
          ...charge,
          status: outcome === 'completed' ? 'authorized' : 'challenge_failed',
          challenge: { ...charge.challenge, status: outcome },
        });
      }),
  };
};

export type ChargeBook = ReturnType<typeof makeChargeBook>;

/** An expired card and an amount above the approved one are declined, whatever else the card does. */
const behaviorOfCharge = (
  card: TokenizedCard,
  { amount, currency }: Pick<ChargeDetails, 'amount' | 'currency'>,
  now: number,
): CardBehavior => {
  const { approval = { amount, currency } } = card;
  if (amount > approval.amount || currency !== approval.currency) return 'amount_too_large';
  return hasExpired(card, now) ? 'expired_card' : card.behavior;
};

const refusalOf = (
  { type, amount = 0 }: { readonly type: OperationType; readonly amount: number | undefined },
  { limit, refuses }: { readonly limit: number; readonly refuses: ChargeDetails['refuses'] },
): LedgerEntry['refusalCode'] => {
  if (amount > limit) return 'amount_too_large';
  return type === refuses ? 'card_refused' : undefined;
};

const expire = (charge: Charge, now: number): Charge =>
  charge.challenge?.status === 'open' && now >= charge.challenge.expiresAt
    ? { ...charge, status: 'challenge_failed', challenge: { ...charge.challenge, status: 'expired' } }
    : charge;
