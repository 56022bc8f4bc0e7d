/** How long the error is shown before the page reloads, in milliseconds (CART-23, CFG-03). */
export const INVALID_RELOAD_MS = 4_000;
