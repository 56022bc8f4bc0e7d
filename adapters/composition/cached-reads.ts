import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import { ApiFailure } from '#core/failures/api-failure.ts';
import type { ContentGateway } from '#core/content/ports/content-gateway.ts';
import type { ServerTime } from '#core/site/ports/server-time.ts';

/** Runs a read, or returns the value of an earlier read. */
type Keep<Value> = <Failure>(read: Effect.Effect<Value, Failure>) => Effect.Effect<Value, Failure>;

type KeepTimes = {
  /** Time in milliseconds for which a value is used without reading it again. */
  readonly freshMs: number;
  /** Time in milliseconds after `freshMs` for which a value is still used if reading it again fails or is slow. */
  readonly staleMs: number;
  /** Whether a failure means that the value no longer exists; the cached value is then not used (CNT-74). */
  readonly isGone?: (failure: unknown) => boolean;
};

/**
 * Maximum time in milliseconds that a reader waits for a new value while there is a cached one. The read continues
 * without the reader.
 */
const PATIENCE_MS = 300;
/** Timeout in milliseconds of reading a value again; afterwards another reader may try. */
const RENEWAL_MS = 10_000;
/** Delay in milliseconds after a failed read before the value is read again. */
const RETRY_MS = 1000;

/**
 * Caches one value. When it is no longer fresh, one reader reads it again, while all others receive the cached value
 * (reliability 4B). If that read fails, the cached value stays, unless the failure means that the value no longer
 * exists. Without a usable cached value, the read's failure is returned.
 *
 * `lru-cache` is not used: there is only one value, readers wait for a limited time, and modules of this folder may be
 * part of the browser's code.
 */
export const keepFor = <Value>({ freshMs, staleMs, isGone = () => false }: KeepTimes): Keep<Value> => {
  let cached: { readonly value: Value; readonly readAt: number } | undefined;
  let renewAt = 0;
  return (read) =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis;
      const last = cached === undefined || now > cached.readAt + freshMs + staleMs ? undefined : cached;
      if (last !== undefined && now < renewAt) return last.value;
      const renewed = read.pipe(
        Effect.tap((value) =>
          Effect.sync(() => {
            cached = { value, readAt: now };
            renewAt = now + freshMs;
          }),
        ),
        Effect.tapError((failure) =>
          Effect.map(Clock.currentTimeMillis, (failedAt) => {
            renewAt = failedAt + RETRY_MS;
            if (isGone(failure)) cached = undefined;
          }),
        ),
      );
      if (last === undefined) return yield* renewed;
      renewAt = now + RENEWAL_MS;
      const standIn = Effect.succeed(last.value);
      const renewal = yield* Effect.forkDetach(
        Effect.timeoutOrElse(renewed, { duration: RENEWAL_MS, orElse: () => standIn }),
      );
      return yield* Fiber.join(renewal).pipe(
        Effect.timeoutOrElse({ duration: PATIENCE_MS, orElse: () => standIn }),
        Effect.catch((failure) => (isGone(failure) ? Effect.fail(failure) : standIn)),
      );
    });
};

/** Reads that all pages of a site share, so that they are not repeated for each page. Their results are public. */
export type CachedReads = {
  readonly content: (gateway: ContentGateway) => ContentGateway;
  readonly time: (time: ServerTime) => ServerTime;
};

/**
 * Times of menu, footer and utility links. If the service answers 404, the next page is rendered without them; after
 * any other failure the cached value is used (CNT-74).
 */
const NAVIGATION: KeepTimes = {
  freshMs: 5000,
  staleMs: 24 * 60 * 60 * 1000,
  isGone: (failure) => ApiFailure.is(failure) && failure.status === 404,
};
const CLOCK: KeepTimes = { freshMs: 60_000, staleMs: 60 * 60 * 1000 };

/** Caches menu, footer and utility links of one site, and the difference between the service's clock and this machine's. */
export const makeCachedReads = (): CachedReads => {
  const keepMenu = keepFor<Effect.Success<ContentGateway['menu']>>(NAVIGATION);
  const keepFooter = keepFor<Effect.Success<ContentGateway['footer']>>(NAVIGATION);
  const keepUtility = keepFor<Effect.Success<ContentGateway['utility']>>(NAVIGATION);
  const keepLead = keepFor<number>(CLOCK);
  return {
    content: (gateway) => ({
      ...gateway,
      menu: keepMenu(gateway.menu),
      footer: keepFooter(gateway.footer),
      utility: keepUtility(gateway.utility),
    }),
    time: ({ now }) => ({
      now: Effect.gen(function* () {
        const lead = yield* keepLead(Effect.zipWith(now, Clock.currentTimeMillis, (theirs, ours) => theirs - ours));
        return (yield* Clock.currentTimeMillis) + lead;
      }),
    }),
  };
};
