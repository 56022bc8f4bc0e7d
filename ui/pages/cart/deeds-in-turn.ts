/** A deed that tells when it has ended. */
export type Deed = (ended: () => void) => void;

/** Runs deeds one after another: each is decided on the cart that the one before it left. */
export const deedsInTurn = (): { readonly add: (deed: Deed) => void } => {
  const waiting: Deed[] = [];
  let running = false;
  const next = (): void => {
    const deed = waiting.shift();
    running = deed !== undefined;
    deed?.(next);
  };
  return {
    add: (deed) => {
      waiting.push(deed);
      if (!running) next();
    },
  };
};
