import { segmentIds, type SegmentId } from './segment.ts';
import type { ShopperContext } from './shopper-context.ts';

export type Condition = (facts: ShopperContext) => boolean;

const signedInAnd =
  (holds: Condition): Condition =>
  (facts) =>
    facts.isSignedIn && holds(facts);
const not =
  (holds: Condition): Condition =>
  (facts) =>
    !holds(facts);

const signedIn: Condition = ({ isSignedIn }) => isSignedIn;
const cartEmpty: Condition = ({ unitsInCart }) => unitsInCart === 0;
const wranx = signedInAnd(({ isWranx }) => isWranx);
const ipa = signedInAnd(({ isIpa }) => isIpa);
const wranxOrIpa: Condition = (facts) => wranx(facts) || ipa(facts);
const athlete = signedInAnd(({ isAthlete }) => isAthlete);

/**
 * Conditions of the segments (SEG-05 to SEG-08).
 * Law: each X-logged-in / X-not-logged-in pair: exactly one true for any visitor (PR-23, SEG-12).
 * Law: for a loyalty member or employee there is no such pair: both groups of theirs are signed in, and a guest is in
 * neither (SEG-05).
 * Law: a membership counts only while its owner is signed in (SEG-12).
 * Law: the combined group holds everyone who is in one of the two (SEG-07).
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

/** Law: unknown ids never match (PR-23). */
export const belongsTo = (id: string, facts: ShopperContext): boolean => {
  const known = segmentIds.find((one) => one === id);
  return known !== undefined && conditions[known](facts);
};
