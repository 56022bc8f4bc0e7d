import * as Effect from 'effect/Effect';
import type { Analytics } from '#core/analytics/ports/analytics.ts';

/** Records nothing: for the server, scripts, and shoppers without consent. */
export const noAnalytics: Analytics = { record: () => Effect.void };
