import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import { ApiFailure } from '#core/failures/api-failure.ts';
import type { ContentGateway } from '#core/content/ports/content-gateway.ts';
import type { ServerTime } from '#core/site/ports/server-time.ts';

/** Reads a thing, or gives what was read a moment ago. */
type Keep<Value> = <Failure>(read: Effect.Effect<Value, Failure>) => Effect.Effect<Value, Failure>;

type KeepTimes = {
  /** How long a value is given out without reading it again, in milliseconds. */
  readonly freshMs: number;
  /** How much longer it is used in place of a reading that fails or takes its time. */
  readonly staleMs: number;
  /** Whether a failure says that there is no such thing any more: then no older value is used (CNT-74). */
  readonly isGone?: (failure: unknown) => boolean;
};

/**
 * How long the reader that renews a value waits for it, where there is an older one. The renewal goes on without its
 * reader.
 */
const PATIENCE_MS = 300;
/** A renewal that takes longer than this is given up, and another one may begin. */
const RENEWAL_MS = 10_000;
/** When a renewal that failed is tried again. */
const RETRY_MS = 1000;

/**
 * Keeps one value. Once it is no longer fresh, one reader renews it while the others are given the last good one
 * (reliability 4B);
 * a renewal that fails leaves that in place, unless it says that the thing is gone. The first reading, and one that is
 * too late for any stand-in, fails as it fails.
 * There is one value and no key, and its reader waits for a limited time: `lru-cache` covers neither, and what this folder
 * imports may reach a browser.
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

/**
 * What the pages of one site have in common, read now and then instead of for each of them. It is public, so that all
 * may share it.
 */
export type CachedReads = {
  readonly content: (gateway: ContentGateway) => ContentGateway;
  readonly time: (time: ServerTime) => ServerTime;
};

/**
 * A part of the frame that is answered by 404 leaves the next page; only trouble of the service keeps the last good one
 * (CNT-74).
 */
const NAVIGATION: KeepTimes = {
  freshMs: 5000,
  staleMs: 24 * 60 * 60 * 1000,
  isGone: (failure) => ApiFailure.is(failure) && failure.status === 404,
};
const CLOCK: KeepTimes = { freshMs: 60_000, staleMs: 60 * 60 * 1000 };

/** Menu, footer, and by how much the service's clock differs from this one; for one site. */
export const makeCachedReads = (): CachedReads => {
  const keepMenu = keepFor<Effect.Success<ContentGateway['menu']>>(NAVIGATION);
  const keepFooter = keepFor<Effect.Success<ContentGateway['footer']>>(NAVIGATION);
  const keepLead = keepFor<number>(CLOCK);
  return {
    content: (gateway) => ({ ...gateway, menu: keepMenu(gateway.menu), footer: keepFooter(gateway.footer) }),
    time: ({ now }) => ({
      now: Effect.gen(function* () {
        const lead = yield* keepLead(Effect.zipWith(now, Clock.currentTimeMillis, (theirs, ours) => theirs - ours));
        return (yield* Clock.currentTimeMillis) + lead;
      }),
    }),
  };
};
