import * as Effect from 'effect/Effect';
import type { AnalyticsEvent } from '#core/analytics/analytics-event.ts';
import type { Analytics } from '#core/analytics/ports/analytics.ts';
import type { DataLayerPage, DataLayerSite } from './data-layer-entry.ts';

/**
 * Adds events to the data layer of the page, from which nothing is sent (ANL-12, ANL-15). The format loads with the
 * first event. A failure of the list does not concern the shop (ANL-11).
 */
export const makeDataLayer = (site: DataLayerSite, page: DataLayerPage): Analytics => {
  const add = async (event: AnalyticsEvent, { pathname, search }: DataLayerPage['location']): Promise<void> => {
    const { addEntry } = await import('./data-layer-entry.ts');
    addEntry(event, { site, page, pathname, search });
  };
  return {
    record: (event) =>
      Effect.sync(() => {
        const { pathname, search } = page.location;
        add(event, { pathname, search }).catch(() => undefined);
      }),
  };
};
