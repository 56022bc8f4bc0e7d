import * as Effect from 'effect/Effect';
import {
  answerChallenge,
  approvePayment,
  tokenizeCard,
  type ProviderRefusal,
  type ProviderUnreachable,
} from '../http/payment/payment-provider-client.ts';
import { refused, type Refused } from './refusal.ts';
import type { FlowShop } from './flow-state.ts';

const fieldTexts = ({ fields }: ProviderRefusal): string =>
  Object.entries(fields)
    .map(([field, message]) => `${field}: ${message}`)
    .join('; ');

const refusedAs =
  (errorId: string) =>
  (failure: ProviderRefusal | ProviderUnreachable): Refused =>
    failure._tag === 'ProviderUnreachable'
      ? refused(failure._tag, failure.message)
      : refused(errorId, fieldTexts(failure) || `The payment provider refuses this with status ${failure.status}.`);

/** Actions of a shopper on the payment provider's pages. Failures have error ids that scripts can expect. */
export const providerClient: Pick<FlowShop, 'tokenize' | 'approve' | 'answerChallenge'> = {
  tokenize: (session, card) => Effect.mapError(tokenizeCard(session, card), refusedAs('CardInvalid')),
  approve: (session) => Effect.mapError(approvePayment(session), refusedAs('ApprovalRefused')),
  answerChallenge: (session, challengeId, answer) =>
    Effect.mapError(answerChallenge(session, challengeId, answer), refusedAs('ChallengeRefused')),
};
