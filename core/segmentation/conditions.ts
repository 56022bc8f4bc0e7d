import { segmentIds, type SegmentId } from './segment.ts';
import type { ShopperFacts } from './shopper-facts.ts';

export type Condition = (facts: ShopperFacts) => boolean;

const signedInAnd = (holds: Condition): Condition => (facts) => facts.isSignedIn && holds(facts);
const not = (holds: Condition): Condition => (facts) => !holds(facts);

const signedIn: Condition = ({ isSignedIn }) => isSignedIn;
const cartEmpty: Condition = ({ unitsInCart }) => unitsInCart === 0;
const wranx = signedInAnd(({ isWranx }) => isWranx);
const ipa = signedInAnd(({ isIpa }) => isIpa);
const wranxOrIpa: Condition = (facts) => wranx(facts) || ipa(facts);
const athlete = signedInAnd(({ isAthlete }) => isAthlete);

/**
 * Who belongs to which group (SEG-05 to SEG-08, PR-23).
 * Each X-logged-in and X-not-logged-in are exact opposites: for any visitor exactly one of the pair is true (SEG-12).
 * For a loyalty member or employee there is no such pair: both groups of theirs are signed in, and a guest is in neither.
 */
export const conditions: { readonly [id in SegmentId]: Condition } = {
  'logged-out': not(signedIn),
  'logged-in': signedIn,
  'loyalty-logged-in': signedInAnd(({ isLoyaltyMember }) => isLoyaltyMember),
  'non-loyalty-logged-in': signedInAnd(({ isLoyaltyMember }) => !isLoyaltyMember),
  'employee-logged-in': signedInAnd(({ isEmployee }) => isEmployee),
  'non-employee-logged-in': signedInAnd(({ isEmployee }) => !isEmployee),
  'cart-empty': cartEmpty,
  'cart-not-empty': not(cartEmpty),
  'wranx-ipa-logged-in': wranxOrIpa,
  'wranx-ipa-not-logged-in': not(wranxOrIpa),
  'wranx-logged-in': wranx,
  'wranx-not-logged-in': not(wranx),
  'ipa-logged-in': ipa,
  'ipa-not-logged-in': not(ipa),
  'athlete-logged-in': athlete,
  'athlete-not-logged-in': not(athlete),
};

/** Unknown ids never match. */
export const belongsTo = (id: string, facts: ShopperFacts): boolean => {
  const known = segmentIds.find((one) => one === id);
  return known !== undefined && conditions[known](facts);
};
