/**
 * The same promise, whose value `use` of React reads at once when it is fulfilled. React keeps the state of a promise in
 * these fields, but sets them only after it has suspended for it, and then shows the fallback for 300 ms.
 */
export const readablePromise = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
};
