/** Placements of recommendations; the service decides their products (API-090). */
export const widgets = [
  'pdp-similar',
  'pdp-goes-with',
  'cart-empty',
  'cart-upsell',
  'no-results',
  'not-found',
] as const;
export type Widget = (typeof widgets)[number];

/** Number of stacked upsells (REC-15, CFG-11). */
export const UPSELL_STACKED = 3;
