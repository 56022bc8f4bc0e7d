import type { ServiceIdentifier } from 'inversify';

/** Makes a thing at the first asking and gives the same one afterwards. One per channel. */
export type Once = <Thing>(what: ServiceIdentifier<Thing>, make: () => Thing) => Thing;

export const makeOnce = (): Once => {
  const made = new Map<unknown, () => unknown>();
  return once;

  function once<Thing>(what: ServiceIdentifier<Thing>, make: () => Thing): Thing;
  function once(what: unknown, make: () => unknown): unknown {
    const known = made.get(what);
    if (known !== undefined) return known();
    const thing = make();
    made.set(what, () => thing);
    return thing;
  }
};
