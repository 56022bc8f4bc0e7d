/** Segments of shoppers (SEG-11). */
export const segmentIds = [
  'logged-out',
  'logged-in',
  'loyalty-logged-in',
  'non-loyalty-logged-in',
  'employee-logged-in',
  'non-employee-logged-in',
  'cart-empty',
  'cart-not-empty',
  'wranx-ipa-logged-in',
  'wranx-ipa-not-logged-in',
  'wranx-logged-in',
  'wranx-not-logged-in',
  'ipa-logged-in',
  'ipa-not-logged-in',
  'athlete-logged-in',
  'athlete-not-logged-in',
] as const;
export type SegmentId = (typeof segmentIds)[number];

/** Content of one segment. Editors may write any id; an unknown one matches no shopper. */
export type Segment<Content> = { readonly id: string; readonly targets: readonly Content[] };
