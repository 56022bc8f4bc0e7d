/** Where on the site a shopper acted (ANL-09, ANL-10). */
export const interactionOrigins = [
  'search',
  'grid',
  'finders',
  'shop the look',
  'recommendation carousel',
  'upsell',
  'quickshop',
  'favorites',
  'saved for later',
  'cart',
  'article',
  'social gallery',
  'direct',
] as const;
export type InteractionOrigin = (typeof interactionOrigins)[number];
