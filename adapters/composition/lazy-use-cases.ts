import * as Effect from 'effect/Effect';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import { unnamedFailure } from '#adapters/http/error-translation.ts';

export type Members = { readonly [name: string]: (...given: never[]) => Effect.Effect<unknown, unknown> };

/** The same use cases; their calls also fail if the code cannot be loaded. */
export type Lazy<UseCases extends Members> = {
  readonly [Name in keyof UseCases]: UseCases[Name] extends (
    ...given: infer Given
  ) => Effect.Effect<infer Value, infer Failure>
    ? (...given: Given) => Effect.Effect<Value, Failure | ApiFailure>
    : never;
};

type LazyPorts = { readonly monitoring: Monitoring; readonly failureTexts: FailureTexts };

type Loaded = { readonly [name: string]: (...given: unknown[]) => Effect.Effect<unknown, unknown> };

/**
 * Returns use cases whose code is loaded at the first call; all calls share one load. If loading fails, the call fails
 * with GEN500 and status 0, like a call without a connection, and the next call tries to load again. A member is made
 * when it is read, so that the names are only in the code that is loaded: the result cannot be spread. `own` makes
 * members that load nothing by themselves.
 */
export function lazyUseCases<UseCases extends Members>(
  load: () => Promise<UseCases>,
  ports: LazyPorts,
  own?: (lazy: Lazy<UseCases>) => Partial<UseCases>,
): Lazy<UseCases>;
export function lazyUseCases(
  load: () => Promise<Loaded>,
  { monitoring, failureTexts }: LazyPorts,
  own?: (lazy: Loaded) => Loaded,
): object {
  let loading: ReturnType<typeof load> | undefined;
  const loadOnce = () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    }));
  const loaded = Effect.tryPromise({ try: loadOnce, catch: String }).pipe(
    Effect.catch((cause) => {
      const failure = unnamedFailure({ request: 'import', status: 0, texts: failureTexts });
      return monitoring
        .warn({ message: cause, errorId: failure.errorId, component: 'lazy-use-cases' })
        .pipe(Effect.andThen(Effect.fail(failure)));
    }),
  );
  const member =
    (name: string) =>
    (...given: unknown[]) =>
      Effect.flatMap(loaded, (useCases) => useCases[name]?.(...given) ?? Effect.die(`No use case ${name}`));
  // A value with a member `then` would be a promise.
  const lazy: Loaded = new Proxy<Loaded>(
    {},
    { get: (_, name) => (typeof name === 'string' && name !== 'then' ? member(name) : undefined) },
  );
  const known = own?.(lazy);
  return known === undefined
    ? lazy
    : new Proxy(known, { get: (_, name) => Reflect.get(known, name) ?? Reflect.get(lazy, name) });
}
