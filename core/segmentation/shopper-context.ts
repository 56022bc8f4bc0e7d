/** What segments may ask about a shopper. A membership counts only while its owner is signed in (AMB-62). */
export type ShopperContext = {
  readonly isSignedIn: boolean;
  readonly isLoyaltyMember: boolean;
  readonly isEmployee: boolean;
  /** The two groups of professional discounts (AMB-63). */
  readonly isWranx: boolean;
  readonly isIpa: boolean;
  readonly isAthlete: boolean;
  readonly unitsInCart: number;
};

/** A shopper of whom nothing is known but an empty cart. */
const guest: ShopperContext = {
  isSignedIn: false,
  isLoyaltyMember: false,
  isEmployee: false,
  isWranx: false,
  isIpa: false,
  isAthlete: false,
  unitsInCart: 0,
};

export const ShopperContext = { guest } as const;
