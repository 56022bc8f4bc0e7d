import * as Effect from 'effect/Effect';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { KeyValueStore } from './key-value-store.ts';

const SESSION_KEY = 'sessionId';

/**
 * Makes the ids of calls: the session id lasts as long as its storage; the correlation id lasts while the page stays at
 * one path (HTTP-05).
 */
export const makeCallIds = (
  idGenerator: IdGenerator,
  { storage, path }: { readonly storage: KeyValueStore; readonly path: () => string },
) => {
  let view: { readonly path: string; readonly id: string } | undefined;

  const correlation = Effect.gen(function* () {
    const here = path();
    if (view?.path !== here) view = { path: here, id: yield* idGenerator.uuid };
    return view.id;
  });

  const session = Effect.gen(function* () {
    const stored = storage.getItem(SESSION_KEY);
    if (stored !== null) return stored;
    const made = yield* idGenerator.uuid;
    storage.setItem(SESSION_KEY, made);
    return made;
  });

  return { correlation, session };
};
