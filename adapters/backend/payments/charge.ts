import type { LedgerEntry } from './ledger.ts';
import type { DeclineCode } from './test-cards.ts';

/** What can happen to an authorized charge. */
export type OperationType = 'capture' | 'release' | 'refund';

/** The immutable part of a charge, as the ledger stores it. Amounts are in minor units. */
export type ChargeDetails = Omit<LedgerEntry, 'seq' | 'at' | 'type'>;

/** A 3-D Secure challenge. `expiresAt` is in milliseconds since 1970. */
export type Challenge = {
  readonly status: 'open' | 'completed' | 'failed' | 'expired';
  readonly expiresAt: number;
  readonly last4: string;
  readonly returnUrl?: string;
};

/** The current state of a charge. `voided` here is a charge whose challenge was closed. */
export type Charge = {
  readonly details: ChargeDetails;
  /** Charges of the first release were captured with their authorization. */
  readonly isCapturedAtOnce: boolean;
  readonly status: 'authorized' | 'declined' | 'challenge' | 'challenge_failed' | 'voided';
  readonly declineCode?: DeclineCode;
  readonly challenge?: Challenge;
  /** Entries of the ledger. One with a `refusalCode` has changed nothing. */
  readonly operations: readonly ChargeOperation[];
};

export type ChargeOperation = Omit<LedgerEntry, 'seq' | 'at'>;

/** Minor units. `held`: authorized and neither captured nor released; `refundable`: captured and not refunded. */
type Amounts = Readonly<Record<'captured' | 'released' | 'refunded' | 'held' | 'refundable', number>>;

export const amountsOf = ({ details, isCapturedAtOnce, status, operations }: Charge): Amounts => {
  const total = (...types: readonly LedgerEntry['type'][]): number =>
    operations
      .filter(({ type, refusalCode }) => types.includes(type) && refusalCode === undefined)
      .reduce((sum, { amount }) => sum + amount, 0);
  const authorized = status === 'authorized' ? details.amount : 0;
  const captured = isCapturedAtOnce ? authorized : total('capture');
  const [released, refunded] = [total('release'), total('refund', 'void')];
  return { captured, released, refunded, held: authorized - captured - released, refundable: captured - refunded };
};

/** The status as the API shows it: `voided` when the whole amount was released, or returned if captured at once. */
const statusOf = (charge: Charge): Charge['status'] | 'succeeded' => {
  if (charge.status !== 'authorized') return charge.status;
  const { released, refunded } = amountsOf(charge);
  if ((charge.isCapturedAtOnce ? refunded : released) === charge.details.amount) return 'voided';
  return charge.isCapturedAtOnce ? 'succeeded' : 'authorized';
};

/** Whether a single-use token is taken by this charge: after a decline or a void it can be charged again. */
export const takesToken = (charge: Charge): boolean =>
  ['authorized', 'succeeded', 'challenge'].includes(statusOf(charge));

/** The charge after an entry of the ledger: its first entry makes it, the others are its operations. */
export const afterEntry = (charge: Charge | undefined, { seq, at: _at, ...entry }: LedgerEntry): Charge => {
  const { type, ...details } = entry;
  if (type === 'authorize' || type === 'charge')
    return {
      details,
      isCapturedAtOnce: type === 'charge',
      status: 'authorized',
      // Only completed challenges reach the ledger.
      ...(details.challengeId === undefined ? {} : { challenge: { status: 'completed', expiresAt: 0, last4: '' } }),
      operations: [],
    };
  if (charge === undefined) throw new Error(`The payment ledger has an operation without its charge: entry ${seq}.`);
  return { ...charge, operations: [...charge.operations, entry] };
};

/** A charge as the API shows it: without the digests. */
export const chargeResponse = (charge: Charge) => {
  const { fingerprint: _fingerprint, tokenDigest: _tokenDigest, refuses: _refuses, ...details } = charge.details;
  const { captured, released, refunded } = amountsOf(charge);
  return {
    ...details,
    status: statusOf(charge),
    declineCode: charge.declineCode,
    captured,
    released,
    refunded,
    operations: charge.operations.map(operationResponse),
  };
};

export const operationResponse = ({
  operationId,
  type,
  chargeId,
  amount,
  idempotencyKey,
  refusalCode,
}: ChargeOperation) => {
  const status = refusalCode === undefined ? 'succeeded' : 'refused';
  return { operationId, type, chargeId, amount, idempotencyKey, status, refusalCode };
};
