/** Lets quick repetitions run together: only the last call of a key within the pause is made (CART-45). Milliseconds. */
export const pauses = (
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
    /** Makes every held call now. */
    flush: () => [...waiting.keys()].forEach(run),
  };
};
