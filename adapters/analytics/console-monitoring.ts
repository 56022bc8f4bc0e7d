import * as Effect from 'effect/Effect';
import type { Monitoring, Warning } from '#core/analytics/ports/monitoring.ts';

/** A warning in one line, in the format of failed responses. */
const lineOf = ({ message, errorId, correlationId, component, id }: Warning): string =>
  [correlationId === undefined ? undefined : `[${correlationId}]`, component, id, errorId, message]
    .filter((part) => part !== undefined)
    .join(' ');

/** Prints warnings to the console. An adapter of a monitoring service would replace it. */
export const consoleMonitoring: Monitoring = {
  warn: (warning) => Effect.sync(() => console.warn('warning', lineOf(warning))),
};

/** Discards warnings, for channels that report otherwise. */
export const noMonitoring: Monitoring = { warn: () => Effect.void };
