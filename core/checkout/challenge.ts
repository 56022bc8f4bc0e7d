/** The lifetime of a challenge, in milliseconds (CHK-19). */
export const CHALLENGE_MS = 600_000;

/** How a 3-D Secure challenge ended in the browser. */
export type ChallengeEnd = 'completed' | 'failed' | 'abandoned';

/**
 * Whether the order is patched after a challenge (CHK-18). Times are in milliseconds.
 * Law: no end but completion in time settles an order (CHK-19).
 */
export const isChallengeMet = (
  end: ChallengeEnd,
  { openedAt, now }: { readonly openedAt: number; readonly now: number },
): boolean => end === 'completed' && now - openedAt < CHALLENGE_MS;
