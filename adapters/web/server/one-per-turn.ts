/**
 * Starts calls one by one, in the order of their arrival, each in a turn of the event loop of its own. Of many calls
 * that arrive at once, for example 200 sign-ins, none delays a page by more than its own synchronous work.
 */
export const makeOnePerTurn = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  const startNext = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(startNext);
  };
  return () =>
    new Promise((start) => {
      waiting.push(start);
      if (waiting.length === 1) setImmediate(startNext);
    });
};
