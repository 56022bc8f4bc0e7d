import * as t from 'io-ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { ApprovedMethod } from '#core/payment/payment-method.ts';
import type { Address } from '#core/profile/address.ts';
import {
  approvedMethods,
  providerMethods,
  type Card,
  declineReasons,
  TokenResponse,
  type DeclineReason,
} from './payment-wire.ts';
import { errorOf, makeProviderRequests, providerPath } from './provider-requests.ts';
import { makeStoredMethodsClient, type StoredMethodsClient } from './stored-methods-client.ts';

/** State of a charge. `Unknown`: money may have moved; only another request with the same key can show. */
export type ChargeState =
  /** Its amount is held, or was before its captures and releases. */
  | { readonly _tag: 'Authorized'; readonly chargeId: string }
  /** Authorized and captured at once, by the first release. */
  | { readonly _tag: 'Charged'; readonly chargeId: string }
  | { readonly _tag: 'ChallengeOpen'; readonly chargeId: string; readonly challengeId: string }
  | { readonly _tag: 'Declined'; readonly reason: DeclineReason }
  | { readonly _tag: 'ChallengeFailed' }
  | { readonly _tag: 'Voided' }
  /** Unknown to the provider; its request may still be in transit. */
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Unknown' };

/**
 * A charge; `amount` in minor units. A card is charged by its token, which is valid in the session of that reference
 * only, or by the id of a method that its consumer has stored. The key is the same for all attempts at one order with
 * one payment instrument.
 */
type ChargeRequest = {
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
} & (
  | { readonly token: string; readonly sessionReference: string }
  | { readonly paymentMethodId: string; readonly consumerReference: string }
);

/** A capture, release or refund; `amount` in minor units, without one the whole rest. */
type OperationRequest = { readonly chargeId: string; readonly key: string; readonly amount?: number };

/**
 * The result of an operation on a charge. `Unknown`: it may have happened; ask again with the same key and amount,
 * which does it at most once. A refusal is final for its key.
 */
type OperationState =
  | { readonly _tag: 'Done'; readonly operationId: string; readonly amount: number }
  | { readonly _tag: 'Refused'; readonly reason: OperationRefusal }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Unknown' };

/** `not_authorized`: the charge holds nothing. `idempotency_key_reused`: the key belongs to another operation. */
type OperationRefusal = 'card_refused' | 'amount_too_large' | 'not_authorized' | 'idempotency_key_reused';

/** The public data of a tokenized card. `NotFound`: unknown token. `Unknown`: no response. */
type CardState =
  | ({ readonly _tag: 'Card' } & t.TypeOf<typeof Card>)
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Unknown' };

/** What a shopper has approved, at most `amount` minor units. `NotFound`: unknown token. `Unknown`: no response. */
type ApprovalState =
  | {
      readonly _tag: 'Approval';
      readonly method: ApprovedMethod;
      readonly amount: number;
      readonly currency: string;
      readonly last4: string;
      /** Name and address of the account. */
      readonly payer: Address | undefined;
    }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Unknown' };

type ProviderSession = { readonly sessionId: string; readonly clientToken: string; readonly expiresAt: string };

/** Client of the payment provider. It never rejects: no response, a late one and an invalid one are `Unknown`. */
type PaymentsClient = StoredMethodsClient & {
  /** Holds the amount until it is captured or released. */
  readonly authorize: (request: ChargeRequest) => Promise<ChargeState>;
  readonly find: (key: string) => Promise<ChargeState>;
  /** Takes a part of what is held, at most all of it. */
  readonly capture: (request: OperationRequest) => Promise<OperationState>;
  /** Lowers an authorization; without an amount it ends it, and closes an open challenge. */
  readonly release: (request: OperationRequest) => Promise<OperationState>;
  /** Returns a part of what was captured, at most all of it. */
  readonly refund: (request: OperationRequest) => Promise<OperationState>;
  /** Reads a card that was entered in the session of that reference. */
  readonly readCard: (token: string, sessionReference: string) => Promise<CardState>;
  /** Reads what was approved in the session of that reference. */
  readonly readApproval: (token: string, sessionReference: string) => Promise<ApprovalState>;
  /**
   * Opens the card fields for a reference: a cart, or a consumer who stores a card; with a method, the page on which
   * the shopper approves an amount in minor units.
   */
  readonly openSession: (
    reference: string,
    approval?: { readonly method: ApprovedMethod; readonly amount: number; readonly currency: string },
  ) => Promise<ProviderSession | undefined>;
};

const ChargeResponse = t.intersection([
  t.type({
    chargeId: t.string,
    status: t.keyof({
      authorized: null,
      succeeded: null,
      declined: null,
      challenge: null,
      challenge_failed: null,
      voided: null,
    }),
  }),
  t.partial({
    declineCode: t.keyof(declineReasons),
    challengeId: t.string,
  }),
]);
const Charges = t.type({ charges: t.array(ChargeResponse) });
const OperationResponse = t.intersection([
  t.type({
    operationId: t.string,
    amount: t.number,
    status: t.keyof({ succeeded: null, refused: null }),
  }),
  t.partial({ refusalCode: t.keyof({ card_refused: null, amount_too_large: null }) }),
]);
const Session = t.type({ sessionId: t.string, clientToken: t.string, expiresAt: t.string });

const chargeState = ({
  chargeId,
  status,
  declineCode = 'card_declined',
  challengeId,
}: t.TypeOf<typeof ChargeResponse>): ChargeState => {
  switch (status) {
    case 'authorized':
      return { _tag: 'Authorized', chargeId };
    case 'succeeded':
      return { _tag: 'Charged', chargeId };
    case 'declined':
      return { _tag: 'Declined', reason: declineCode };
    case 'challenge':
      return challengeId === undefined ? { _tag: 'Unknown' } : { _tag: 'ChallengeOpen', chargeId, challengeId };
    case 'challenge_failed':
      return { _tag: 'ChallengeFailed' };
    case 'voided':
      return { _tag: 'Voided' };
  }
};

/** Refusals that the provider answers with an error. */
const refusedWith: Readonly<Record<string, OperationState>> = {
  unknown_charge: { _tag: 'NotFound' },
  not_authorized: { _tag: 'Refused', reason: 'not_authorized' },
  idempotency_key_reused: { _tag: 'Refused', reason: 'idempotency_key_reused' },
};

export const makePaymentsClient = (context: Pick<CommerceContext, 'payments' | 'fetch' | 'report'>): PaymentsClient => {
  const requests = makeProviderRequests(context);
  const { send, read } = requests;

  const operate =
    (operations: 'captures' | 'releases' | 'refunds') =>
    async ({ chargeId, key, amount }: OperationRequest): Promise<OperationState> => {
      const path = providerPath('charges', chargeId, operations);
      if (path === undefined) return { _tag: 'NotFound' };
      const response = await send('POST', path, { key, body: { amount } });
      const done = read(OperationResponse, response);
      if (done === undefined) return refusedWith[errorOf(response) ?? ''] ?? { _tag: 'Unknown' };
      if (done.status === 'succeeded') return { _tag: 'Done', operationId: done.operationId, amount: done.amount };
      return { _tag: 'Refused', reason: done.refusalCode ?? 'card_refused' };
    };

  const readToken = async (token: string, sessionReference: string) => {
    const path = providerPath('tokens', token);
    if (path === undefined) return { _tag: 'NotFound' } as const;
    const response = await send('GET', `${path}?sessionReference=${encodeURIComponent(sessionReference)}`);
    if (errorOf(response) === 'unknown_token') return { _tag: 'NotFound' } as const;
    const found = read(TokenResponse, response);
    return found === undefined ? ({ _tag: 'Unknown' } as const) : ({ _tag: 'Found', ...found } as const);
  };

  return {
    ...makeStoredMethodsClient(requests),
    authorize: async ({ key, ...body }) => {
      const response = await send('POST', 'charges', { key, body });
      // An unknown token can never be charged.
      if (errorOf(response) === 'unknown_token') return { _tag: 'Declined', reason: 'card_declined' };
      const charge = read(ChargeResponse, response);
      return charge === undefined ? { _tag: 'Unknown' } : chargeState(charge);
    },
    find: async (key) => {
      const found = read(Charges, await send('GET', `charges?idempotencyKey=${encodeURIComponent(key)}`));
      if (found === undefined) return { _tag: 'Unknown' };
      const [known] = found.charges;
      return known === undefined ? { _tag: 'NotFound' } : chargeState(known);
    },
    capture: operate('captures'),
    release: operate('releases'),
    refund: operate('refunds'),
    readCard: async (token, sessionReference) => {
      const found = await readToken(token, sessionReference);
      if (found._tag !== 'Found') return found;
      const { brand, last4, expMonth, expYear, approval } = found;
      return approval === undefined ? { _tag: 'Card', brand, last4, expMonth, expYear } : { _tag: 'NotFound' };
    },
    readApproval: async (token, sessionReference) => {
      const found = await readToken(token, sessionReference);
      if (found._tag !== 'Found') return found;
      const { approval, last4, payer } = found;
      if (approval === undefined) return { _tag: 'NotFound' };
      return { _tag: 'Approval', ...approval, method: approvedMethods[approval.method], last4, payer };
    },
    openSession: async (reference, approval) => {
      const body = { reference, ...(approval && { ...approval, method: providerMethods[approval.method] }) };
      return read(Session, await send('POST', 'sessions', { body }));
    },
  };
};
