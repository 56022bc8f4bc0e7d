/**
 * Runs `make` at the first call and returns the same promise afterwards. A rejection reaches the calls that wait for it
 * and is not kept: the next call tries again.
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
