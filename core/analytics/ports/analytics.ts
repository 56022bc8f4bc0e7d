import type * as Effect from 'effect/Effect';
import type { AnalyticsEvent } from '../analytics-event.ts';

/** Records analytics events. Never fails and never waits. */
export type Analytics = { readonly record: (event: AnalyticsEvent) => Effect.Effect<void> };
