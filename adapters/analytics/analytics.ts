import * as Effect from 'effect/Effect';
import type { Analytics } from '#core/analytics/ports/analytics.ts';

/** Counts nothing: the server, scripts, and shoppers who did not agree. */
export const noAnalytics: Analytics = { record: () => Effect.void };
