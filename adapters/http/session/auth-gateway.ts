import * as Effect from 'effect/Effect';
import { authentication } from '#adapters/contract/session.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { present } from '#core/kernel/present.ts';
import type { AuthGateway } from '#core/session/ports/auth-gateway.ts';
import { EXCHANGE_RETRY_MS, type Session } from '#core/session/session.ts';
import type { BaseClient } from '../base-client.ts';
import { sessionOf } from './session-wire.ts';

const CONFLICT = 409;

export const makeAuthGateway = (client: BaseClient): AuthGateway => {
  const once = (body: {
    readonly grantType: 'guest' | 'refresh_token';
    readonly refreshToken?: string;
  }): Effect.Effect<Session | undefined, ApiFailure> =>
    Effect.gen(function* () {
      const answer = yield* client.call(authentication.token, { body });
      if (answer.status === 403) return undefined;
      return sessionOf((yield* client.accept(answer)).body);
    }).pipe(
      Effect.catchIf(
        (failure) => failure.status === 403,
        () => Effect.succeed(undefined),
      ),
    );

  const grant: typeof once = (body) => retryOnConflict(once(body));

  return {
    guest: grant({ grantType: 'guest' }),
    refresh: (session) => grant(present({ grantType: 'refresh_token', refreshToken: session.tokens?.refresh })),
  };
};

/**
 * Repeats an exchange of tokens once, after a delay, if the service reports a conflict (409) with another exchange,
 * whatever its error id (PR-39, AUTH-05, AMB-24).
 */
export const retryOnConflict = <Value>(exchange: Effect.Effect<Value, ApiFailure>): Effect.Effect<Value, ApiFailure> =>
  exchange.pipe(
    Effect.catchIf(
      (failure) => failure.status === CONFLICT,
      () => Effect.delay(exchange, EXCHANGE_RETRY_MS),
    ),
  );
