import * as Effect from 'effect/Effect';
import {
  answerChallenge,
  tokenizeCard,
  type ProviderRefusal,
  type ProviderUnreachable,
} from '../http/payment/payment-provider-client.ts';
import { refused, type Refused } from './refusal.ts';
import type { FlowShop } from './flow-state.ts';

const refusedAs =
  (errorId: string) =>
  (failure: ProviderRefusal | ProviderUnreachable): Refused =>
    failure._tag === 'ProviderUnreachable'
      ? refused(failure._tag, failure.message)
      : refused(errorId, JSON.stringify({ status: failure.status, fields: failure.fields }));

/** Actions of a shopper on the payment provider's pages. Failures have error ids that scripts can expect. */
export const providerClient: Pick<FlowShop, 'tokenize' | 'answerChallenge'> = {
  tokenize: (session, card) => Effect.mapError(tokenizeCard(session, card), refusedAs('CardInvalid')),
  answerChallenge: (session, challengeId, answer) =>
    Effect.mapError(answerChallenge(session, challengeId, answer), refusedAs('ChallengeRefused')),
};
