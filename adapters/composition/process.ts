import type { Analytics } from '#core/analytics/ports/analytics.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import { noAnalytics } from '#adapters/analytics/analytics.ts';
import { consoleMonitoring } from '#adapters/analytics/console-monitoring.ts';
import { idGenerator } from '#adapters/storage/id-generator.ts';

/** What every channel of a process shares. Nothing of a request or a shopper belongs here. */
export type Process = {
  readonly monitoring: Monitoring;
  readonly analytics: Analytics;
  readonly idGenerator: IdGenerator;
};

/** The values of a process that names none: warnings go to the console, events nowhere. */
export const defaultProcess: Process = { monitoring: consoleMonitoring, analytics: noAnalytics, idGenerator };
