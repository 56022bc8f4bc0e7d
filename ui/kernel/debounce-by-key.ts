/** Debounces calls by key: of the calls of one key within `ms` milliseconds only the last one runs (CART-45). */
export const debounceByKey = (
  ms: number,
): { readonly after: (key: string, act: () => void) => void; readonly flush: () => void } => {
  const waiting = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly act: () => void }>();
  const run = (key: string): void => {
    const held = waiting.get(key);
    waiting.delete(key);
    clearTimeout(held?.timer);
    held?.act();
  };
  return {
    after: (key, act) => {
      clearTimeout(waiting.get(key)?.timer);
      waiting.set(key, { timer: setTimeout(() => run(key), ms), act });
    },
    /** Runs every waiting call now. */
    flush: () => [...waiting.keys()].forEach(run),
  };
};
