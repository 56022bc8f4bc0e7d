import * as Effect from 'effect/Effect';
import type { Analytics } from '#core/analytics/ports/analytics.ts';

/** Counts nothing: the server, scripts, and shoppers who did not agree. */
export const noAnalytics: Analytics = { record: () => Effect.void };

/** Prints every fact: for the eyes of a developer. */
export const consoleAnalytics: Analytics = { record: (event) => Effect.sync(() => console.info('analytics', event)) };
