/** How long before its end a hold is announced to end, in milliseconds. */
const ENDING_MS = 120_000;

/** `ending`: two minutes or less are left. */
export type HoldState = 'held' | 'ending' | 'ended';

/**
 * The state of a hold of stock that ends at `until`, and when the next state begins, undefined after the last one. Times
 * are in milliseconds since the epoch.
 * Law: a hold is held, then ending for two minutes, then ended, and each state lasts until the next one begins (CART-41).
 */
export const holdAt = (
  until: number,
  now: number,
): { readonly state: HoldState; readonly next: number | undefined } => {
  if (now >= until) return { state: 'ended', next: undefined };
  return now >= until - ENDING_MS ? { state: 'ending', next: until } : { state: 'held', next: until - ENDING_MS };
};
