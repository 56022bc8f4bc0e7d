import * as Effect from 'effect/Effect';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import { VERIFIER_BYTES } from '../code-challenge.ts';
import type { RandomBytes } from '#core/session/ports/random-bytes.ts';
import type { Sha256 } from '#core/session/ports/sha256.ts';
import { makeCodeChallenge } from './make-code-challenge.ts';

/** What every sign-in and sign-up begins with: a challenge of its own, and what shows a person at work. */
export type BeginEntry = (
  action: 'sign-in' | 'sign-up',
) => Effect.Effect<{ readonly verifier: string; readonly challenge: string; readonly captchaToken: string }>;

type Ports = { readonly botCheck: BotCheck; readonly randomBytes: RandomBytes; readonly sha256: Sha256 };

export const beginEntry = ({ botCheck, randomBytes, sha256 }: Ports): BeginEntry =>
  Effect.fn('beginEntry')(function* (action) {
    // Without a token the service itself says what is missing (AUT403).
    const captchaToken = yield* botCheck.token(action).pipe(Effect.catch(() => Effect.succeed('')));
    return { captchaToken, ...(yield* makeCodeChallenge(sha256)(yield* randomBytes(VERIFIER_BYTES))) };
  });
