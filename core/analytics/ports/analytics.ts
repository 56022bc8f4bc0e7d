import type * as Effect from 'effect/Effect';
import type { AnalyticsEvent } from '../analytics-event.ts';

/** Takes facts for measurement. Never fails, never waits. */
export type Analytics = { readonly record: (event: AnalyticsEvent) => Effect.Effect<void> };
