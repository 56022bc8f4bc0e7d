import { Container, type ContainerModule } from 'inversify';
import { noAnalytics } from '#adapters/analytics/analytics.ts';
import { consoleMonitoring } from '#adapters/analytics/console-monitoring.ts';
import { processModule, processTokens, type ProcessValues } from './process-module.ts';

/** The process's container, for `createStorefront` alone to open. */
export type Process = { readonly container: Container };

/**
 * Loads modules once, and resolves every singleton of the process while no channel is there:
 * one that depended on a request would fail here, before it could serve one shopper's values to another.
 */
export const openProcess = (modules: readonly ContainerModule[], values: Partial<ProcessValues> = {}): Process => {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(processModule({ monitoring: consoleMonitoring, analytics: noAnalytics, ...values }), ...modules);
  for (const token of processTokens) container.get<unknown>(token);
  return { container };
};
