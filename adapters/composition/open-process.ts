// Inversify's container imports this module itself; the import declares the dependency.
import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import { defaultProcess, type Process } from './process.ts';

type Tokens = { readonly [Name in keyof Process]: ServiceIdentifier<Process[Name]> };

const tokens: Tokens = {
  monitoring: Symbol.for('Monitoring'),
  analytics: Symbol.for('Analytics'),
  idGenerator: Symbol.for('IdGenerator'),
};

/**
 * Opens the values that the channels of a server or program share. Missing values are those of `defaultProcess`.
 * Browsers use `defaultProcess` directly, because the container adds 18 KB.
 */
export const openProcess = (values: Partial<Process> = {}): Process => {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.bind(tokens.monitoring).toConstantValue(values.monitoring ?? defaultProcess.monitoring);
  container.bind(tokens.analytics).toConstantValue(values.analytics ?? defaultProcess.analytics);
  container.bind(tokens.idGenerator).toConstantValue(values.idGenerator ?? defaultProcess.idGenerator);
  return {
    monitoring: container.get(tokens.monitoring),
    analytics: container.get(tokens.analytics),
    idGenerator: container.get(tokens.idGenerator),
  };
};
