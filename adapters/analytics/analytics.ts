import * as Effect from 'effect/Effect';
import type { AnalyticsEvent } from '#core/analytics/analytics-event.ts';
import type { Analytics } from '#core/analytics/ports/analytics.ts';

/** Counts nothing: the server, scripts, and shoppers who did not agree. */
export const noAnalytics: Analytics = { record: () => Effect.void };

/** Prints every fact: for the eyes of a developer. */
export const consoleAnalytics: Analytics = { record: (event) => Effect.sync(() => console.info('analytics', event)) };

/** An entry as tag managers read it. */
export type DataLayerEntry = { readonly event: string } & { readonly [field: string]: unknown };

/** Appends every fact to a data layer: an array that a tag manager may read, or nobody. A layer that throws stops nobody (ANL-11). */
export const dataLayerAnalytics = (layer: { readonly push: (entry: DataLayerEntry) => unknown }): Analytics => ({
  record: (event) => Effect.try({ try: () => { layer.push(entryOf(event)); }, catch: (fault) => fault }).pipe(Effect.ignore),
});

const entryOf = ({ _tag, ...fields }: AnalyticsEvent): DataLayerEntry => ({ event: _tag, ...fields });
