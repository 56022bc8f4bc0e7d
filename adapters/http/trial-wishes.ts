/** Whether a shop may be tried out with anything that shoppers never meet: not in production. */
export type Stage = { readonly isProduction: boolean };

/** What one call wishes for while the shop is tried out. It goes with the request as far as whoever fulfils it, and never leaves the channel. */
export const trialWishes = { mockStatus: 'x-mock-status', validation: 'x-validate-response' } as const;

/** The request as it leaves: without the wishes. */
export const withoutWishes = (request: Request): Request => {
  const headers = new Headers(request.headers);
  for (const header of Object.values(trialWishes)) headers.delete(header);
  return new Request(request, { headers });
};
