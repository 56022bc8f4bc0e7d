/** The longest delay that a browser's timer keeps; a longer one would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Milliseconds until a dialog of content opens by itself; undefined if only its link opens it: without a delay, with a
 * negative one, and with one of more than 24 days (CNT-45).
 */
export const opensAfter = (delay: number | undefined): number | undefined =>
  delay !== undefined && delay >= 0 && delay <= LONGEST_MS ? delay : undefined;
