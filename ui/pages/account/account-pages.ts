/** Keys of the titles in `account.pages` of the texts. */
export type AccountPageName = 'overview' | 'orders' | 'profile' | 'addresses' | 'cards' | 'preferences' | 'security';

/**
 * The pages of the account in the order of their links. `path` is below `/account`; each row has a route in
 * `ui/routes.tsx`.
 */
export const accountPages: readonly { readonly name: AccountPageName; readonly path: string }[] = [
  { name: 'overview', path: '' },
  { name: 'orders', path: '/orders' },
  { name: 'profile', path: '/profile' },
  { name: 'addresses', path: '/addresses' },
  { name: 'cards', path: '/payment-methods' },
  { name: 'preferences', path: '/preferences' },
  { name: 'security', path: '/security' },
];
