type Handle = (request: Request) => Promise<Response>;

/** Tracks whether requests are being served. */
type Activity = { readonly watch: (handle: Handle) => Handle; readonly isQuiet: () => boolean };

/**
 * Makes the tracker. The server is quiet if no request is open and none was open within the last `quietAfter`
 * milliseconds.
 */
export const makeActivity = (quietAfter: number, now: () => number = () => performance.now()): Activity => {
  let open = 0;
  let last = now();
  return {
    watch: (handle) => async (request) => {
      open += 1;
      try {
        return await handle(request);
      } finally {
        open -= 1;
        last = now();
      }
    },
    isQuiet: () => open === 0 && now() - last >= quietAfter,
  };
};
