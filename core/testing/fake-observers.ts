import * as Effect from 'effect/Effect';
import type { AnalyticsEvent } from '../analytics/analytics-event.ts';
import type { Analytics } from '../analytics/ports/analytics.ts';
import type { Monitoring, Warning } from '../analytics/ports/monitoring.ts';
import type { BotCheck } from '../session/ports/bot-check.ts';
import type { DeviceFingerprint } from '../checkout/ports/device-fingerprint.ts';
import type { Announcements } from '../notifications/ports/announcements.ts';
import type { StoreEvent } from '../store-event.ts';
import type { IdGenerator } from '../session/ports/id-generator.ts';
import type { ServerTime } from '../site/ports/server-time.ts';

/** Makes a port that records announced events. */
export const makeFakeAnnouncements = (): Announcements<StoreEvent> & { readonly events: readonly StoreEvent[] } => {
  const events: StoreEvent[] = [];
  return {
    events,
    announce: (event) =>
      Effect.sync(() => {
        events.push(event);
      }),
  };
};

/** Makes a port that records warnings. */
export const makeFakeMonitoring = (): Monitoring & { readonly warnings: readonly Warning[] } => {
  const warnings: Warning[] = [];
  return {
    warnings,
    warn: (warning) =>
      Effect.sync(() => {
        warnings.push(warning);
      }),
  };
};

/** Makes a port that records analytics events. */
export const makeFakeAnalytics = (): Analytics & { readonly recorded: readonly AnalyticsEvent[] } => {
  const recorded: AnalyticsEvent[] = [];
  return {
    recorded,
    record: (event) =>
      Effect.sync(() => {
        recorded.push(event);
      }),
  };
};

/** Makes ids and keys by counting, so that tests can predict them. */
export const makeFakeIdGenerator = (): IdGenerator => {
  let drawn = 0;
  return {
    uuid: Effect.sync(() => `00000000-0000-4000-8000-${String((drawn += 1)).padStart(12, '0')}`),
    key: Effect.sync(() => `key-${(drawn += 1)}`),
  };
};

/** Makes a bot check that passes until `suspect` is called. */
export const makeFakeBotCheck = (): BotCheck & {
  readonly suspect: () => void;
  readonly answer: (token: string) => void;
} => {
  let suspected = false;
  let answered = 'a-person';
  return {
    suspect: () => {
      suspected = true;
    },
    answer: (token) => {
      answered = token;
    },
    token: () =>
      Effect.suspend(() => (suspected ? Effect.fail({ _tag: 'BotSuspected' as const }) : Effect.succeed(answered))),
  };
};

export const fakeFingerprint: DeviceFingerprint = { read: Effect.succeed('device-1') };

/** Noon on Monday, 5 January 2026, in London. */
export const FAKE_NOW = Date.UTC(2026, 0, 5, 12);

export const fakeServerTime: ServerTime = { now: Effect.succeed(FAKE_NOW) };
