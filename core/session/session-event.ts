/** Sign-in and sign-out: all state of the shopper is read again. */
export type SessionEvent =
  /**
   * Units of the guest's cart that were merged into the member's, and those that did not fit and were saved for later
   * (AUTH-06).
   */
  | { readonly _tag: 'SignedIn'; readonly addedUnits: number; readonly savedUnits: number }
  | { readonly _tag: 'SignedOut' };
