// Inversify's container loads this very module by itself; importing it here costs nothing and says so.
import 'reflect-metadata/lite';
import type { ServiceIdentifier } from 'inversify';

/**
 * Names a thing that the container gives out, with its type.
 * Without the helper an annotated constant narrows to `symbol` inside its own file, and wrong wiring would compile there.
 */
export const token = <Service>(name: string): ServiceIdentifier<Service> =>
  Symbol.for(name) as ServiceIdentifier<Service>;
