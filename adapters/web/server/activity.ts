type Handle = (request: Request) => Promise<Response>;

/** What passes a host: whether anybody is served, or was within the last moments. */
type Activity = { readonly watch: (handle: Handle) => Handle; readonly isQuiet: () => boolean };

/** Quiet is when nothing is being answered and nothing was for so many milliseconds. */
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
