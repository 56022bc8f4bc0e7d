import * as Effect from 'effect/Effect';
import type { CardToken, PaymentSession } from '#core/payment/payment-method.ts';

/** Card data, with digits without spaces. It is sent only to the payment provider. */
export type CardInput = {
  readonly number: string;
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
  readonly code: string;
  readonly holderName: string;
};

/** A refusal of the provider. `fields`: messages by invalid card field (PAY-17). */
export type ProviderRefusal = {
  readonly _tag: 'ProviderRefusal';
  readonly status: number;
  readonly fields: { readonly [field: string]: string };
};

/** No response from the provider. */
export type ProviderUnreachable = { readonly _tag: 'ProviderUnreachable'; readonly message: string };

type ProviderFailure = ProviderRefusal | ProviderUnreachable;

const post = (url: string, init: RequestInit): Effect.Effect<unknown, ProviderFailure> =>
  Effect.tryPromise({
    try: async (signal) => {
      const response = await fetch(url, { ...init, method: 'POST', signal, redirect: 'manual' });
      const body: unknown = await response.json().catch(() => undefined);
      return { status: response.status, body };
    },
    catch: (): ProviderUnreachable => ({
      _tag: 'ProviderUnreachable',
      message: `The payment provider at ${new URL(url).origin} does not respond.`,
    }),
  }).pipe(
    Effect.flatMap(({ status, body }) =>
      status < 400
        ? Effect.succeed(body)
        : Effect.fail<ProviderFailure>({ _tag: 'ProviderRefusal', status, fields: fieldsOf(body) }),
    ),
  );

const has = <Name extends string>(body: unknown, name: Name): body is { readonly [name in Name]: unknown } =>
  typeof body === 'object' && body !== null && name in body;

const fieldsOf = (body: unknown): ProviderRefusal['fields'] =>
  has(body, 'fields') && typeof body.fields === 'object' && body.fields !== null
    ? Object.fromEntries(Object.entries(body.fields).map(([field, message]) => [field, String(message)]))
    : {};

const isToken = (body: unknown): body is Pick<CardToken, 'token'> =>
  has(body, 'token') && typeof body.token === 'string';
const isCardToken = (body: unknown): body is CardToken => isToken(body);

const withoutToken: ProviderFailure = {
  _tag: 'ProviderUnreachable',
  message: 'The response of the payment provider has no token.',
};

/** Exchanges card data for the token of `payByCard`, as the provider's card fields do. */
export const tokenizeCard = (session: PaymentSession, card: CardInput): Effect.Effect<CardToken, ProviderFailure> =>
  post(`${session.providerUrl}/v1/tokens`, {
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session.clientToken}` },
    body: JSON.stringify(card),
  }).pipe(Effect.flatMap((body) => (isCardToken(body) ? Effect.succeed(body) : Effect.fail(withoutToken))));

/** Approves the amount of a session of a wallet or of pay later, as its page does (PAY-02). Returns the token. */
export const approvePayment = (session: PaymentSession): Effect.Effect<string, ProviderFailure> =>
  post(`${session.providerUrl}/approve/${encodeURIComponent(session.clientToken)}`, {
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ outcome: 'approve' }),
  }).pipe(Effect.flatMap((body) => (isToken(body) ? Effect.succeed(body.token) : Effect.fail(withoutToken))));

/** Submits an answer to the provider's 3-D Secure page (CHK-18). */
export const answerChallenge = (
  session: PaymentSession,
  challengeId: string,
  answer: 'complete' | 'fail',
): Effect.Effect<void, ProviderFailure> =>
  Effect.asVoid(
    post(`${session.providerUrl}/challenge/${challengeId}`, {
      body: new URLSearchParams({ outcome: answer === 'complete' ? 'completed' : 'failed' }),
    }),
  );
