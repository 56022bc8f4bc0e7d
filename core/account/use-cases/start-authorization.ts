import * as Effect from 'effect/Effect';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import type { Secrets } from '#core/session/ports/secrets.ts';
import { CodeChallenge, VERIFIER_BYTES } from '../code-challenge.ts';
import type { AuthorizationRequest } from '../ports/account-gateway.ts';

/** First step of a sign-in or sign-up: a new challenge with its verifier, and a bot-check token. */
export type StartAuthorization = (
  action: 'sign-in' | 'sign-up',
) => Effect.Effect<AuthorizationRequest & { readonly verifier: string }>;

type Ports = { readonly botCheck: BotCheck; readonly secrets: Secrets };

/**
 * Makes the first step of a sign-in. The challenge is sent with it; the verifier is sent with the following exchange
 * (AUTH-02 to AUTH-04).
 */
export const startAuthorization = ({ botCheck, secrets }: Ports): StartAuthorization =>
  Effect.fn('startAuthorization')(function* (action) {
    // Without a token the service refuses with AUT403, which has the text for the shopper.
    const captchaToken = yield* botCheck.token(action).pipe(Effect.catch(() => Effect.succeed('')));
    const verifier = CodeChallenge.verifier(yield* secrets.randomBytes(VERIFIER_BYTES));
    const digest = yield* secrets.sha256(CodeChallenge.digested(verifier));
    return { captchaToken, verifier, challenge: CodeChallenge.challenge(digest) };
  });
