/**
 * Parts of the texts that load separately: `shop` for public pages and the cart, `purchase` for checkout and the
 * confirmation, the others for lazy views.
 */
export type TextPart =
  | 'shop'
  | 'purchase'
  | 'reviews'
  | 'account'
  | 'favorites'
  | 'stores'
  | 'cartSections'
  | 'tenders';
