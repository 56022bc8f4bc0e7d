import * as Effect from 'effect/Effect';
import type { Monitoring, Warning } from '#core/analytics/ports/monitoring.ts';

/** A warning in one line, like those of answers that failed. */
const lineOf = ({ message, errorId, correlationId, component, id }: Warning): string =>
  [correlationId === undefined ? undefined : `[${correlationId}]`, component, id, errorId, message]
    .filter((part) => part !== undefined)
    .join(' ');

/** Prints warnings. Where a monitoring service exists, its adapter takes this place. */
export const consoleMonitoring: Monitoring = {
  warn: (warning) => Effect.sync(() => console.warn('warning', lineOf(warning))),
};

/** Keeps silent, for channels that report by other means. */
export const noMonitoring: Monitoring = { warn: () => Effect.void };
