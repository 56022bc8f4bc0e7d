import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import type { AuthGateway } from '../session/ports/auth-gateway.ts';
import type { Session } from '../session/session.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Lifetimes of a guest's tokens in milliseconds (AUTH-15). */
export const ACCESS_MS = 30 * 60_000;
export const REFRESH_MS = 24 * 60 * 60_000;

/** A token service that counts its grants. After `refuse(true)` it answers with the tolerated 403 (HTTP-18). */
export type FakeAuth = AuthGateway & { readonly refuse: (refused: boolean) => void };

export const makeFakeAuth = (faults: FakeFaults): FakeAuth => {
  let refused = false;
  let grants = 0;

  const grant = (
    operation: string,
    consumerId: () => string,
    consumerType = 'GUEST',
  ): Effect.Effect<Session | undefined, ReturnType<typeof apiRefusal>> =>
    Effect.gen(function* () {
      yield* faults.meet(operation);
      // Gives other fibers the chance to send a request, as the response time of a service would.
      yield* Effect.yieldNow;
      if (refused) return undefined;
      const now = yield* Clock.currentTimeMillis;
      grants += 1;
      return {
        consumerId: consumerId(),
        consumerType,
        accessExpiry: new Date(now + ACCESS_MS).toISOString(),
        refreshExpiry: new Date(now + REFRESH_MS).toISOString(),
        refs: {},
        tokens: { access: `access-${grants}`, refresh: `refresh-${grants}` },
      };
    });

  return {
    refuse: (now) => {
      refused = now;
    },
    guest: grant('guest', () => `guest-${grants}`),
    refresh: (session) =>
      session.tokens !== undefined && session.tokens.refresh !== `refresh-${grants}`
        ? Effect.fail(apiRefusal('AUT441', 401))
        : grant('refresh', () => session.consumerId, session.consumerType),
  };
};
