import * as Effect from 'effect/Effect';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import { unnamedFailure } from '#adapters/http/error-translation.ts';

type Members = { readonly [name: string]: (...given: never[]) => Effect.Effect<unknown, unknown> };

/** All names of a record of use cases: missing and unknown names do not compile. */
type NamesOf<UseCases> = { readonly [Name in keyof UseCases]: true };

/** The same use cases; their calls also fail if the code cannot be loaded. */
type Lazy<UseCases extends Members> = {
  readonly [Name in keyof UseCases]: UseCases[Name] extends (
    ...given: infer Given
  ) => Effect.Effect<infer Value, infer Failure>
    ? (...given: Given) => Effect.Effect<Value, Failure | ApiFailure>
    : never;
};

type LazyPorts = { readonly monitoring: Monitoring; readonly failureTexts: FailureTexts };

/**
 * Returns use cases whose code is loaded at the first call; all calls share one load. If loading fails, the call fails
 * with GEN500 and status 0, like a call without a connection, and the next call tries to load again.
 */
export function lazyUseCases<UseCases extends Members>(
  names: NamesOf<UseCases>,
  load: () => Promise<UseCases>,
  ports: LazyPorts,
): Lazy<UseCases>;
export function lazyUseCases(
  names: { readonly [name: string]: true },
  load: () => Promise<{ readonly [name: string]: (...given: unknown[]) => Effect.Effect<unknown, unknown> }>,
  { monitoring, failureTexts }: LazyPorts,
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
  return Object.fromEntries(Object.keys(names).map((name) => [name, member(name)]));
}
