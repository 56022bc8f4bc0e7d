/** Sign-in and sign-out: all state of the shopper is read again. */
export type SessionEvent =
  /**
   * Units of the guest's cart that were merged into the member's, and those that did not fit and were saved for later
   * (AUTH-06).
   */
  | { readonly _tag: 'SignedIn'; readonly addedUnits: number; readonly savedUnits: number }
  | { readonly _tag: 'SignedOut' }
  /** The service refuses the member's session, also after a renewal: the page stays and asks to sign in (AUTH-27). */
  | { readonly _tag: 'SessionEnded' }
  /** The first name of the member has been read, and differs from the one that the device remembers. */
  | { readonly _tag: 'MemberNamed'; readonly firstName: string };
