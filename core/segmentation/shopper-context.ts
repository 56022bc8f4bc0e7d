/** Data of a shopper that segments use. A membership counts only while signed in (AMB-62). */
export type ShopperContext = {
  readonly isSignedIn: boolean;
  readonly isLoyaltyMember: boolean;
  readonly isEmployee: boolean;
  /** Whether the shopper belongs to one of the two groups of professional discounts (AMB-63). */
  readonly isWranx: boolean;
  readonly isIpa: boolean;
  readonly isAthlete: boolean;
  readonly unitsInCart: number;
};

/** The context of a guest with an empty cart. */
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
