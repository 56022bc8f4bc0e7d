/** A challenge that is older than this has run out, in milliseconds (CHK-19). */
export const CHALLENGE_MS = 600_000;

/** How a 3-D Secure challenge ended in the shopper's window. */
export type ChallengeEnd = 'completed' | 'failed' | 'abandoned';

/** What follows: the order is patched, or the shopper is back at billing with a notice on top. */
type AfterChallenge = { readonly _tag: 'Settle' } | { readonly _tag: 'BackToBilling'; readonly errorId: 'PAY400' };

/**
 * The order is patched only after a challenge that was completed in time; failed, abandoned or ten minutes old, it leads back to billing (CHK-18). Times in milliseconds.
 * Law: no end but completion in time settles an order (CHK-19).
 */
export const afterChallenge = (
  end: ChallengeEnd,
  { openedAt, now }: { readonly openedAt: number; readonly now: number },
): AfterChallenge =>
  end === 'completed' && now - openedAt < CHALLENGE_MS
    ? { _tag: 'Settle' }
    : { _tag: 'BackToBilling', errorId: 'PAY400' };
