import * as Effect from 'effect/Effect';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import type { Secrets } from '#core/session/ports/secrets.ts';
import { CodeChallenge, VERIFIER_BYTES } from '../code-challenge.ts';
import type { AuthorizationRequest } from '../ports/account-gateway.ts';

/** The start of a sign-in or sign-up: a challenge of its own with its verifier, and the token of the bot check. */
export type StartAuthorization = (
  action: 'sign-in' | 'sign-up',
) => Effect.Effect<AuthorizationRequest & { readonly verifier: string }>;

type Ports = { readonly botCheck: BotCheck; readonly secrets: Secrets };

/** The challenge goes with the sign-in, the verifier with the exchange that follows (AUTH-02 to AUTH-04). */
export const startAuthorization = ({ botCheck, secrets }: Ports): StartAuthorization =>
  Effect.fn('startAuthorization')(function* (action) {
    // Without a token the service itself says what is missing (AUT403).
    const captchaToken = yield* botCheck.token(action).pipe(Effect.catch(() => Effect.succeed('')));
    const verifier = CodeChallenge.verifier(yield* secrets.randomBytes(VERIFIER_BYTES));
    const digest = yield* secrets.sha256(CodeChallenge.digested(verifier));
    return { captchaToken, verifier, challenge: CodeChallenge.challenge(digest) };
  });
