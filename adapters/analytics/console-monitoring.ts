import * as Effect from 'effect/Effect';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';

/** Prints warnings. Where a monitoring service exists, its adapter takes this place. */
export const consoleMonitoring: Monitoring = { warn: (warning) => Effect.sync(() => console.warn('warning', warning)) };

/** Keeps silent, for channels that report by other means. */
export const noMonitoring: Monitoring = { warn: () => Effect.void };
