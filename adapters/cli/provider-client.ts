import * as Effect from 'effect/Effect';
import type { CardToken, PaymentSession } from '#core/payment/payment-method.ts';
import { refusal, type Refused } from './refusal.ts';
import type { FlowShop } from './run-flow.ts';

type Answer = { readonly status: number; readonly body: unknown };

const send = (url: string, init: RequestInit): Effect.Effect<Answer, Refused> =>
  Effect.tryPromise({
    try: async (signal) => {
      const response = await fetch(url, { ...init, method: 'POST', signal, redirect: 'manual' });
      return { status: response.status, body: await response.json().catch(() => undefined) };
    },
    catch: (cause) => refusal('ProviderUnreachable', String(cause)),
  });

const isCardToken = (body: unknown): body is CardToken =>
  typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string';

/** What a shopper does on the payment provider's own pages, done by HTTP: the card's number goes there and nowhere else. */
export const providerClient: Pick<FlowShop, 'tokenize' | 'answerChallenge'> = {
  tokenize: (session: PaymentSession, card) =>
    send(`${session.providerUrl}/v1/tokens`, {
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session.clientToken}` },
      body: JSON.stringify(card),
    }).pipe(
      Effect.flatMap(({ status, body }) =>
        status < 300 && isCardToken(body)
          ? Effect.succeed(body)
          : Effect.fail(refusal('CardInvalid', JSON.stringify(body))),
      ),
    ),
  answerChallenge: (session, challengeId, answer) =>
    send(`${session.providerUrl}/challenge/${challengeId}`, {
      body: new URLSearchParams({ outcome: answer === 'complete' ? 'completed' : 'failed' }),
    }).pipe(
      Effect.flatMap(({ status, body }) =>
        status < 400 ? Effect.void : Effect.fail(refusal('ChallengeRefused', JSON.stringify(body))),
      ),
    ),
};
