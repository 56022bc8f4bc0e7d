import fc from 'fast-check';
import { segmentIds } from '#core/segmentation/segment.ts';
import type { Segmentation } from '#core/segmentation/segmentation.ts';
import type { ShopperContext } from '#core/segmentation/shopper-context.ts';
import { breakpoints } from '#core/site/breakpoint.ts';

/**
 * Any person, with any memberships; a guest may have some, too, because the profile of a signed-out member may remain.
 */
export const shopperFacts: fc.Arbitrary<ShopperContext> = fc.record({
  isSignedIn: fc.boolean(),
  isLoyaltyMember: fc.boolean(),
  isEmployee: fc.boolean(),
  isWranx: fc.boolean(),
  isIpa: fc.boolean(),
  isAthlete: fc.boolean(),
  unitsInCart: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 999_999 })),
});

/** Ids that have a condition, and invalid ids that an editor may write. */
export const segmentId = fc.oneof(
  fc.constantFrom(...segmentIds),
  fc.constantFrom('unknown-id', 'constructor', '__proto__', 'Logged-In', ''),
  fc.string(),
);

/** Blocks with few or no segments, some with the same id twice, some without content. */
export const segmentation: fc.Arbitrary<Segmentation<string>> = fc.record({
  id: fc.string(),
  segments: fc.array(fc.record({ id: segmentId, targets: fc.array(fc.string(), { maxLength: 2 }) }), { maxLength: 5 }),
  baselines: fc.array(fc.string(), { maxLength: 3 }),
  isFullWidth: fc.boolean(),
  hideOnBreakpoint: fc.subarray([...breakpoints]),
});
