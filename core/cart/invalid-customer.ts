/** How long the error is told before the page reloads, in milliseconds (CART-23, CFG-03). */
export const INVALID_RELOAD_MS = 4_000;

/** Milliseconds until the page reloads after the stored cart was cleared for an invalid customer; 0 when it does. The reload guard has the last word (CART-24). */
export const untilReload = (clearedAt: number, now: number): number => Math.max(0, clearedAt + INVALID_RELOAD_MS - now);
