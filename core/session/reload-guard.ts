/** Milliseconds during which the marker of a reload prevents another one (CART-24). */
export const RELOAD_GUARD_MS = 10_000;

/**
 * Whether a page may reload itself. `marker`: time of its last reload, from session storage; ignored if the clock was
 * set back.
 */
export const mayReload = (marker: number | undefined, now: number): boolean =>
  marker === undefined || now - marker >= RELOAD_GUARD_MS || now < marker;
