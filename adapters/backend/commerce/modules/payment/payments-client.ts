import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';

/** The provider has this long to answer, in milliseconds (reliability 4A). */
const TOTAL_MS = 8_000;

export type DeclineReason = 'card_declined' | 'insufficient_funds' | 'expired_card' | 'fraud';

/** What is known of a charge. `Unknown`: money may or may not have moved, and only asking again will show it. */
export type ChargeState =
  | { readonly _tag: 'Charged'; readonly chargeId: string }
  | { readonly _tag: 'ChallengeOpen'; readonly chargeId: string; readonly challengeId: string }
  | { readonly _tag: 'Declined'; readonly reason: DeclineReason }
  | { readonly _tag: 'ChallengeFailed' }
  | { readonly _tag: 'Voided' }
  /** The provider has never seen it; it may still be on its way there. */
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Unknown' };

/**
 * A charge; `amount` in minor units. `sessionReference` is what the session was opened for in which the card was typed:
 * the token serves no other. The key is the same for every attempt at the same order with the same means.
 */
type ChargeRequest = {
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly token: string;
  readonly reference: string;
  readonly sessionReference: string;
};

/**
 * What may be shown of the card behind a token. `NotFound`: the token is none of the provider's. `Unknown`: it did not
 * answer.
 */
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

/**
 * The payment provider as the service meets it. Nothing here throws for what the provider does: no answer, a late one
 * and nonsense are all `Unknown`.
 */
type PaymentsClient = {
  readonly charge: (request: ChargeRequest) => Promise<ChargeState>;
  readonly find: (key: string) => Promise<ChargeState>;
  /** Undoes a charge or closes its challenge; returns its state then. */
  readonly void: (chargeId: string) => Promise<ChargeState>;
  /** Of a card that was typed in the session of that reference. */
  readonly readCard: (token: string, sessionReference: string) => Promise<CardState>;
  readonly openSession: (reference: string) => Promise<ProviderSession | undefined>;
};

const reasons: { readonly [reason in DeclineReason]: null } = {
  card_declined: null,
  insufficient_funds: null,
  expired_card: null,
  fraud: null,
};
const ChargeAnswer = t.intersection([
  t.type({
    chargeId: t.string,
    status: t.keyof({ succeeded: null, declined: null, challenge: null, challenge_failed: null, voided: null }),
  }),
  t.partial({ declineCode: t.keyof(reasons), challengeId: t.string }),
]);
const Charges = t.type({ charges: t.array(ChargeAnswer) });
const Session = t.type({ sessionId: t.string, clientToken: t.string, expiresAt: t.string });
const Card = t.type({ brand: t.string, last4: t.string, expMonth: t.number, expYear: t.number });
const Failure = t.type({ error: t.string });

const stateOf = ({
  chargeId,
  status,
  declineCode = 'card_declined',
  challengeId,
}: t.TypeOf<typeof ChargeAnswer>): ChargeState => {
  if (status === 'succeeded') return { _tag: 'Charged', chargeId };
  if (status === 'declined') return { _tag: 'Declined', reason: declineCode };
  if (status === 'challenge')
    return challengeId === undefined ? { _tag: 'Unknown' } : { _tag: 'ChallengeOpen', chargeId, challengeId };
  return status === 'voided' ? { _tag: 'Voided' } : { _tag: 'ChallengeFailed' };
};

type Answer = { readonly status: number; readonly json: unknown };

/** Whether the provider does not know the token that a caller sent: bad input of a shopper, not trouble to report. */
const isUnknownToken = ({ json }: Answer): boolean => Failure.is(json) && json.error === 'unknown_token';

const read = <Value>(codec: t.Type<Value, unknown>, answer: Answer | undefined): Value | undefined => {
  if (answer === undefined || answer.status >= 300) return undefined;
  const decoded = codec.decode(answer.json);
  return E.isRight(decoded) ? decoded.right : undefined;
};

export const makePaymentsClient = ({ payments, fetch, report }: CommerceContext): PaymentsClient => {
  /** An answer in JSON, or nothing when there was none in time. */
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    more: { readonly body?: unknown; readonly key?: string } = {},
  ): Promise<Answer | undefined> => {
    const headers = {
      authorization: `Bearer ${payments.secret}`,
      'content-type': 'application/json',
      ...(more.key === undefined ? {} : { 'idempotency-key': more.key }),
    };
    const init = {
      method,
      headers,
      signal: AbortSignal.timeout(TOTAL_MS),
      ...(more.body === undefined ? {} : { body: JSON.stringify(more.body) }),
    };
    // What operators of the service read names neither keys nor tokens.
    const operation = `payments ${method} ${path.replace(/(\?|(?<=^tokens\/)).*/, '')}`;
    try {
      const response = await fetch(new Request(new URL(`/v1/${path}`, payments.url), init));
      const answer: Answer = { status: response.status, json: await response.json() };
      if (!response.ok && !isUnknownToken(answer))
        report(new Error(`The payment provider answered ${response.status}`), operation);
      return answer;
    } catch (problem) {
      report(problem, operation);
      return undefined;
    }
  };
  return {
    charge: async ({ key, ...body }) => {
      const answer = await ask('POST', 'charges', { key, body });
      // A token that the provider does not know cannot be charged, now or later.
      if (answer?.status === 422 && isUnknownToken(answer)) return { _tag: 'Declined', reason: 'card_declined' };
      const charge = read(ChargeAnswer, answer);
      return charge === undefined ? { _tag: 'Unknown' } : stateOf(charge);
    },
    find: async (key) => {
      const found = read(Charges, await ask('GET', `charges?idempotencyKey=${encodeURIComponent(key)}`));
      if (found === undefined) return { _tag: 'Unknown' };
      const [charge] = found.charges;
      return charge === undefined ? { _tag: 'NotFound' } : stateOf(charge);
    },
    void: async (chargeId) => {
      const charge = read(ChargeAnswer, await ask('POST', `charges/${encodeURIComponent(chargeId)}/void`));
      return charge === undefined ? { _tag: 'Unknown' } : stateOf(charge);
    },
    readCard: async (token, sessionReference) => {
      // Dots alone would name another address of the provider.
      if (token === '.' || token === '..') return { _tag: 'NotFound' };
      const answer = await ask(
        'GET',
        `tokens/${encodeURIComponent(token)}?sessionReference=${encodeURIComponent(sessionReference)}`,
      );
      if (answer?.status === 404 && isUnknownToken(answer)) return { _tag: 'NotFound' };
      const card = read(Card, answer);
      return card === undefined ? { _tag: 'Unknown' } : { _tag: 'Card', ...card };
    },
    openSession: async (reference) => read(Session, await ask('POST', 'sessions', { body: { reference } })),
  };
};
