/** Someone has an account from now on, or is a guest again: whatever is known of a shopper is read again. */
export type SessionEvent =
  /**
   * Units of the guest's cart that came into the member's own, and those that did not fit and were saved for later
   * (AUTH-06).
   */
  | { readonly _tag: 'SignedIn'; readonly addedUnits: number; readonly savedUnits: number }
  | { readonly _tag: 'SignedOut' };
