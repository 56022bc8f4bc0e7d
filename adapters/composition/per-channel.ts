import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Once } from './once.ts';
import { tokens } from './tokens.ts';

type Identifiers<Needs extends readonly unknown[]> = { [Index in keyof Needs]-?: ServiceIdentifier<Needs[Index]> };

/**
 * Binds in the process what is made once per channel. A singleton there would keep the first channel's values
 * and serve them to the next shopper, so the scope is transient and the memory is the channel's.
 */
export const perChannel =
  (bind: ContainerModuleLoadOptions['bind']) =>
  <Thing, Needs extends unknown[]>(
    what: ServiceIdentifier<Thing>,
    make: (...needs: Needs) => Thing,
    needs: Identifiers<Needs>,
  ): void => {
    bind(what)
      .toResolvedValue((once: Once, ...found: Needs) => once(what, () => make(...found)), [tokens.once, ...needs])
      .inTransientScope();
  };
