import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';

/** Timeout of a request to the provider, in milliseconds (reliability 4A). */
const TIMEOUT_MS = 8_000;

export type DeclineReason = 'card_declined' | 'insufficient_funds' | 'expired_card' | 'fraud';

/** State of a charge. `Unknown`: money may have moved; only another request can show. */
export type ChargeState =
  | { readonly _tag: 'Charged'; readonly chargeId: string }
  | { readonly _tag: 'ChallengeOpen'; readonly chargeId: string; readonly challengeId: string }
  | { readonly _tag: 'Declined'; readonly reason: DeclineReason }
  | { readonly _tag: 'ChallengeFailed' }
  | { readonly _tag: 'Voided' }
  /** Unknown to the provider; its request may still be in transit. */
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Unknown' };

/**
 * A charge; `amount` in minor units. `sessionReference` identifies the session in which the card was entered: the token
 * is valid for it only. The key is the same for all attempts at one order with one payment instrument.
 */
type ChargeRequest = {
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly token: string;
  readonly reference: string;
  readonly sessionReference: string;
};

/** The public data of a tokenized card. `NotFound`: unknown token. `Unknown`: no response. */
type CardState =
  | {
      readonly _tag: 'Card';
      readonly brand: string;
      readonly last4: string;
      readonly expMonth: number;
      readonly expYear: number;
    }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Unknown' };

type ProviderSession = { readonly sessionId: string; readonly clientToken: string; readonly expiresAt: string };

/** Client of the payment provider. It never rejects: no response, a late one and an invalid one are `Unknown`. */
type PaymentsClient = {
  readonly charge: (request: ChargeRequest) => Promise<ChargeState>;
  readonly find: (key: string) => Promise<ChargeState>;
  /** Voids a charge or closes its challenge; returns the resulting state. */
  readonly void: (chargeId: string) => Promise<ChargeState>;
  /** Reads a card that was entered in the session of that reference. */
  readonly readCard: (token: string, sessionReference: string) => Promise<CardState>;
  readonly openSession: (reference: string) => Promise<ProviderSession | undefined>;
};

const reasons: { readonly [reason in DeclineReason]: null } = {
  card_declined: null,
  insufficient_funds: null,
  expired_card: null,
  fraud: null,
};
const ChargeResponse = t.intersection([
  t.type({
    chargeId: t.string,
    status: t.keyof({ succeeded: null, declined: null, challenge: null, challenge_failed: null, voided: null }),
  }),
  t.partial({ declineCode: t.keyof(reasons), challengeId: t.string }),
]);
const Charges = t.type({ charges: t.array(ChargeResponse) });
const Session = t.type({ sessionId: t.string, clientToken: t.string, expiresAt: t.string });
const Card = t.type({ brand: t.string, last4: t.string, expMonth: t.number, expYear: t.number });
const Failure = t.type({ error: t.string });

const stateOf = ({
  chargeId,
  status,
  declineCode = 'card_declined',
  challengeId,
}: t.TypeOf<typeof ChargeResponse>): ChargeState => {
  if (status === 'succeeded') return { _tag: 'Charged', chargeId };
  if (status === 'declined') return { _tag: 'Declined', reason: declineCode };
  if (status === 'challenge')
    return challengeId === undefined ? { _tag: 'Unknown' } : { _tag: 'ChallengeOpen', chargeId, challengeId };
  return status === 'voided' ? { _tag: 'Voided' } : { _tag: 'ChallengeFailed' };
};

type ProviderResponse = { readonly status: number; readonly json: unknown };

/** Whether the provider does not know the token: invalid input, not a failure to report. */
const isUnknownToken = ({ json }: ProviderResponse): boolean => Failure.is(json) && json.error === 'unknown_token';

const read = <Value>(codec: t.Type<Value, unknown>, response: ProviderResponse | undefined): Value | undefined => {
  if (response === undefined || response.status >= 300) return undefined;
  const decoded = codec.decode(response.json);
  return E.isRight(decoded) ? decoded.right : undefined;
};

export const makePaymentsClient = ({ payments, fetch, report }: CommerceContext): PaymentsClient => {
  /** Sends a request; undefined without a JSON response in time. */
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    more: { readonly body?: unknown; readonly key?: string } = {},
  ): Promise<ProviderResponse | undefined> => {
    const headers = {
      authorization: `Bearer ${payments.secret}`,
      'content-type': 'application/json',
      ...(more.key === undefined ? {} : { 'idempotency-key': more.key }),
    };
    const init = {
      method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(more.body === undefined ? {} : { body: JSON.stringify(more.body) }),
    };
    // Reports contain neither keys nor tokens.
    const operation = `payments ${method} ${path.replace(/(\?|(?<=^tokens\/)).*/, '')}`;
    try {
      const received = await fetch(new Request(new URL(`/v1/${path}`, payments.url), init));
      const response: ProviderResponse = { status: received.status, json: await received.json() };
      if (!received.ok && !isUnknownToken(response))
        report(new Error(`The payment provider answered ${response.status}`), operation);
      return response;
    } catch (problem) {
      report(problem, operation);
      return undefined;
    }
  };
  return {
    charge: async ({ key, ...body }) => {
      const response = await send('POST', 'charges', { key, body });
      // An unknown token can never be charged.
      if (response?.status === 422 && isUnknownToken(response)) return { _tag: 'Declined', reason: 'card_declined' };
      const charge = read(ChargeResponse, response);
      return charge === undefined ? { _tag: 'Unknown' } : stateOf(charge);
    },
    find: async (key) => {
      const found = read(Charges, await send('GET', `charges?idempotencyKey=${encodeURIComponent(key)}`));
      if (found === undefined) return { _tag: 'Unknown' };
      const [charge] = found.charges;
      return charge === undefined ? { _tag: 'NotFound' } : stateOf(charge);
    },
    void: async (chargeId) => {
      const charge = read(ChargeResponse, await send('POST', `charges/${encodeURIComponent(chargeId)}/void`));
      return charge === undefined ? { _tag: 'Unknown' } : stateOf(charge);
    },
    readCard: async (token, sessionReference) => {
      // Dot segments would change the path.
      if (token === '.' || token === '..') return { _tag: 'NotFound' };
      const response = await send(
        'GET',
        `tokens/${encodeURIComponent(token)}?sessionReference=${encodeURIComponent(sessionReference)}`,
      );
      if (response?.status === 404 && isUnknownToken(response)) return { _tag: 'NotFound' };
      const card = read(Card, response);
      return card === undefined ? { _tag: 'Unknown' } : { _tag: 'Card', ...card };
    },
    openSession: async (reference) => read(Session, await send('POST', 'sessions', { body: { reference } })),
  };
};
