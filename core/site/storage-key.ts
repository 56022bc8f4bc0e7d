/** Names that are followed by an id. */
type Prefix = 'favorites-' | 'benefitBarClosed:';

/** Names of all that the shop stores in a browser besides cookies. The page about cookies says what each is for (CNT-13). */
export type StoredName =
  | Prefix
  | 'accessExpiry'
  | 'checkout-address'
  | 'checkout-billing'
  | 'checkout-other-address'
  | 'chosen-store'
  | 'contact-message'
  | 'continuation'
  | 'dismissedPopups'
  | 'employee'
  | 'first-name'
  | 'gift-message'
  | 'isWebview'
  | 'last-cart'
  | 'login'
  | 'mock'
  | 'promoBarClosed'
  | 'quietPopups'
  | 'react-router-scroll-positions'
  | 'recent-searches'
  | 'refreshExpiry'
  | 'reloadedAt'
  | 'sessionId'
  | 'size-unit'
  | 'votes';

/** A key in the storage of a browser. */
export type StorageKey = Exclude<StoredName, Prefix> | `${Prefix}${string}`;
