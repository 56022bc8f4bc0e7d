/** Milliseconds from showing the error to reloading the page (CART-23, CFG-03). */
export const INVALID_RELOAD_MS = 4_000;
