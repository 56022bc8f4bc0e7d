/** Makes a value at the first call and gives it at every later one. A failure is given to those who wait for it and not kept: the next call tries again. */
export const untilMade = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((failure: unknown) => {
      made = undefined;
      throw failure;
    });
    return made;
  };
};
