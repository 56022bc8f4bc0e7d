// Inversify's container loads this module by itself; the import declares the dependency.
import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import type { Analytics } from '#core/analytics/ports/analytics.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import { noAnalytics } from '#adapters/analytics/analytics.ts';
import { consoleMonitoring } from '#adapters/analytics/console-monitoring.ts';
import { idGenerator } from '#adapters/storage/id-generator.ts';

/** What every channel of a process shares. Nothing of a request or a shopper belongs here. */
type ProcessValues = {
  readonly monitoring: Monitoring;
  readonly analytics: Analytics;
  readonly idGenerator: IdGenerator;
};

/** The container of a process. It ends at `openStorefront`, which reads the shared values from it. */
export type Process = { readonly container: Container };

type Tokens = { readonly [Name in keyof ProcessValues]: ServiceIdentifier<ProcessValues[Name]> };

export const processTokens: Tokens = {
  monitoring: Symbol.for('Monitoring'),
  analytics: Symbol.for('Analytics'),
  idGenerator: Symbol.for('IdGenerator'),
};

/**
 * Opens a process once; its channels are opened over it. Without a value, warnings go to the console and events
 * nowhere.
 */
export const openProcess = (values: Partial<ProcessValues> = {}): Process => {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.bind(processTokens.monitoring).toConstantValue(values.monitoring ?? consoleMonitoring);
  container.bind(processTokens.analytics).toConstantValue(values.analytics ?? noAnalytics);
  container.bind(processTokens.idGenerator).toConstantValue(values.idGenerator ?? idGenerator);
  return { container };
};
