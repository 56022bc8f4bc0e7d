import * as Effect from 'effect/Effect';
import type { Cart } from '../cart/cart.ts';
import type { LastCart } from '../cart/ports/last-cart.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import type { Session } from '../session/session.ts';
import type { ShopperMemory } from '../site/ports/shopper-memory.ts';

/** Makes a session repository in memory. */
export const makeFakeSessions = (): SessionRepository => {
  let stored: Session | undefined;
  return {
    read: Effect.sync(() => stored),
    write: (session) =>
      Effect.sync(() => {
        stored = session;
      }),
    clear: Effect.sync(() => {
      stored = undefined;
    }),
  };
};

/** Makes the storage of a device in memory. */
export const makeFakeMemory = (): ShopperMemory => {
  const texts = new Map<string, string>();
  return {
    recall: (key) => Effect.sync(() => texts.get(key)),
    remember: (key, value) => Effect.sync(() => void texts.set(key, value)),
    forget: (key) => Effect.sync(() => void texts.delete(key)),
  };
};

/** Makes a store of the last cart in memory. */
export const makeFakeLastCart = (): LastCart => {
  let last: Cart | undefined;
  return {
    read: Effect.sync(() => last),
    write: (cart) =>
      Effect.sync(() => {
        last = cart;
      }),
  };
};
