/**
 * Runs `make` at the first call and returns the same promise to later calls. A rejection is not cached: the next call
 * runs `make` again.
 */
export const memoizeAsync = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((failure: unknown) => {
      made = undefined;
      throw failure;
    });
    return made;
  };
};
