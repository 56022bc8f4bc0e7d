/** How long the marker of a reload prevents a second one (CART-24). */
export const RELOAD_GUARD_MS = 10_000;

/**
 * Whether a page may reload itself. `marker` is when it last did, as kept for the browser session; a clock that was set
 * back frees it.
 */
export const mayReload = (marker: number | undefined, now: number): boolean =>
  marker === undefined || now - marker >= RELOAD_GUARD_MS || now < marker;
