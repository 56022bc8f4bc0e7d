import { hash } from 'node:crypto';
import * as t from 'io-ts';
import { oneOf } from '#core/kernel/primitives.codec.ts';
import { present } from '#core/kernel/present.ts';
import { hasExpired } from './browser/card-rules.ts';
import { orderCodec, orderOptions, type LedgerEntry, type NewEntry } from './ledger.ts';
import type { RequestRefusal } from './requests.ts';
import { randomId, type Store } from './store.ts';
import { cardBehaviors, type CardBehavior } from './test-cards.ts';
import type { TokenizedCard } from './tokens.ts';

const statuses = ['authorized', 'succeeded', 'declined', 'challenge', 'challenge_failed', 'voided'] as const;
/**
 * A charge without its operations. One of the first release has `succeeded`: it was captured with its authorization.
 * `voided` here is a charge whose open challenge was closed, by the operation `closing`.
 */
export const chargeCodec = t.intersection([
  orderCodec,
  orderOptions,
  t.type({ status: oneOf('a status', statuses) }),
  t.partial({
    declineCode: t.keyof(cardBehaviors),
    /** 3-D Secure. `expiresAt` in milliseconds since 1970; `returnUrl` is where its page leads back to. */
    challenge: t.intersection([t.type({ expiresAt: t.number, last4: t.string }), t.partial({ returnUrl: t.string })]),
    closing: t.UnknownRecord,
  }),
]);
export type ChargeRecord = t.TypeOf<typeof chargeCodec>;
type Order = Pick<ChargeRecord, 'amount' | 'currency' | 'reference' | 'idempotencyKey'>;

/** A charge with the entries of its operations. */
type Charge = { readonly record: ChargeRecord; readonly operations: readonly LedgerEntry[] };

/** `amount` in minor units; without one the whole rest. */
type OperationRequest = Pick<ChargeRecord, 'chargeId' | 'idempotencyKey'> & {
  readonly type: 'capture' | 'release' | 'refund';
  readonly amount: number | undefined;
};

const CHALLENGE_MS = 10 * 60 * 1000;

/** All charges. `charge` and `operate` are called in a transaction. */
export const makeCharges = (store: Store, secret: string) => {
  const records = store.records('charge', chargeCodec);
  const chargeOf = (record: ChargeRecord): Charge => {
    const operations = store.entries(record.chargeId).filter(({ type }) => type !== 'authorize' && type !== 'charge');
    const hasEnded = record.status === 'challenge' && store.now() >= (record.challenge?.expiresAt ?? 0);
    return { record: hasEnded ? { ...record, status: 'challenge_failed' } : record, operations };
  };
  /** The charges with all of these values, oldest first. */
  const find = (...search: Parameters<typeof records.find>): readonly Charge[] => records.find(...search).map(chargeOf);
  /** Stores a charge; one that is authorized now enters the ledger. */
  const put = (record: ChargeRecord): ChargeRecord => {
    records.put(record.chargeId, record);
    const { status, declineCode: _code, challenge: _challenge, closing: _closing, ...entry } = record;
    if (status === 'authorized') store.append({ type: 'authorize', ...entry });
    return record;
  };

  return {
    find,

    /** Charges a card, if it has a challenge when that is completed. */
    charge: (order: Order, card: TokenizedCard, returnUrl: string | undefined): ChargeRecord => {
      const outcome = cardBehaviors[behaviorOfCharge(card, order, store.now())];
      // Ids follow from the key: those of open challenges, which earlier versions forgot at their end, stay valid.
      const idFor = (purpose: string) => hash('sha256', `${secret} ${purpose} ${order.idempotencyKey}`).slice(0, 32);
      const challenge = { expiresAt: store.now() + CHALLENGE_MS, last4: card.last4, ...present({ returnUrl }) };
      return put({
        chargeId: `ch_${idFor('charge')}`,
        ...order,
        tender: card.approval?.method ?? 'card',
        ...outcome,
        ...(outcome.status === 'challenge' && { challengeId: `chl_${idFor('challenge')}`, challenge }),
      });
    },

    /**
     * Captures or releases at most what is held, refunds at most what was captured; the ledger also records refusals. A
     * release of the rest closes an open challenge. `not_authorized`: the charge holds no money.
     */
    operate: ({ chargeId, type, amount, idempotencyKey }: OperationRequest): object | RequestRefusal => {
      const [charge] = find({ chargeId });
      if (charge === undefined) return { error: 'unknown_charge' };
      const { currency, reference, tender = 'card', refuses, status } = charge.record;
      const { captured, released, refunded } = amountsOf(charge);
      const held = status === 'authorized' ? charge.record.amount - captured - released : 0;
      const limit = type === 'refund' ? captured - refunded : held;
      const moved = amount ?? limit;
      const refusalCode = moved > limit ? 'amount_too_large' : type === refuses ? 'card_refused' : undefined;
      const order = { chargeId, amount: moved, currency, reference, tender, idempotencyKey };
      const operation = { operationId: randomId('op'), type, ...order, ...present({ refusalCode }) };
      const response = operationResponse(operation);
      if (status === 'challenge' && type === 'release' && amount === undefined)
        put({ ...charge.record, status: 'voided', closing: response });
      else if (status === 'authorized' || status === 'succeeded') store.append(operation);
      else return { error: 'not_authorized' };
      return response;
    },

    /** Stores the result of a challenge; later results are ignored. Returns whether the challenge is known. */
    settleChallenge: (challengeId: string, outcome: 'completed' | 'failed'): boolean =>
      store.transaction(() => {
        const [charge] = find({ challengeId });
        if (charge?.record.status === 'challenge')
          put({ ...charge.record, status: outcome === 'completed' ? 'authorized' : 'challenge_failed' });
        return charge !== undefined;
      }),
  };
};

/** An expired card and an amount above the approved one are declined, whatever else the card does. */
const behaviorOfCharge = (card: TokenizedCard, { amount, currency }: Order, now: number): CardBehavior => {
  const { approval = { amount, currency } } = card;
  if (amount > approval.amount || currency !== approval.currency) return 'amount_too_large';
  return hasExpired(card, now) ? 'expired_card' : card.behavior;
};

/** Minor units. */
const amountsOf = ({ record: { status, amount }, operations }: Charge) => {
  const total = (...types: readonly LedgerEntry['type'][]): number =>
    operations
      .filter(({ type, refusalCode }) => types.includes(type) && refusalCode === undefined)
      .reduce((sum, operation) => sum + operation.amount, 0);
  const captured = status === 'succeeded' ? amount : total('capture');
  return { captured, released: total('release'), refunded: total('refund', 'void') };
};

/** The status as the API shows it: `voided` when the whole amount was released, or returned if captured at once. */
const statusOf = (charge: Charge): ChargeRecord['status'] => {
  const { status, amount } = charge.record;
  const { released, refunded } = amountsOf(charge);
  return amount === (status === 'succeeded' ? refunded : released) ? 'voided' : status;
};

/** Whether a single-use token is taken by this charge: after a decline or a void it can be charged again. */
export const takesToken = (charge: Charge): boolean =>
  ['authorized', 'succeeded', 'challenge'].includes(statusOf(charge));

/** A charge as the API shows it. */
export const chargeResponse = (charge: Charge) => {
  const { refuses: _refuses, challenge: _challenge, closing, ...record } = charge.record;
  const operations = closing === undefined ? charge.operations.map(operationResponse) : [closing];
  return { ...record, status: statusOf(charge), ...amountsOf(charge), operations };
};

/** An operation as the API shows it. */
export const operationResponse = ({ operationId, type, chargeId, amount, idempotencyKey, refusalCode }: NewEntry) => {
  const status = refusalCode === undefined ? 'succeeded' : 'refused';
  return { operationId, type, chargeId, amount, idempotencyKey, status, refusalCode };
};

export type Charges = ReturnType<typeof makeCharges>;
