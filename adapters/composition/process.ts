import type { Analytics } from '#core/analytics/ports/analytics.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import { noAnalytics } from '#adapters/analytics/analytics.ts';
import { consoleMonitoring } from '#adapters/analytics/console-monitoring.ts';
import { idGenerator } from '#adapters/storage/id-generator.ts';

/** Values that all channels of a process share. They contain nothing of a request or shopper. */
export type Process = {
  readonly monitoring: Monitoring;
  readonly analytics: Analytics;
  readonly idGenerator: IdGenerator;
};

/**
 * Default values: warnings are printed to the console, and analytics events are discarded; a browser has a data layer.
 */
export const defaultProcess: Process = { monitoring: consoleMonitoring, analytics: noAnalytics, idGenerator };
