/**
 * The paths of the shop's own pages, below the locale: all but those of products, categories and content (RTE-43).
 * `:name` is any segment, and `*` any number of them. Each has a route in `ui/routes.tsx`.
 */
export const shopPages = [
  '',
  'account',
  'account/addresses',
  'account/orders/*',
  'account/payment-methods',
  'account/preferences',
  'account/profile',
  'account/security',
  'cart',
  'cart/shared/:shareId',
  'checkout',
  'contact-us',
  'favorites',
  'favorites/shared/:favoriteId',
  'forgot-password',
  'gift-cards',
  'location-selector',
  'newsletter/*',
  'order-confirmation',
  'order-payment',
  'order-status',
  'reset-password',
  'returns',
  'search',
  'showcase',
  'sign-in',
  'sign-up',
  'store-locator',
  'store-locator/:storeId',
  'warranty',
] as const;
export type ShopPage = (typeof shopPages)[number];

const matches = (pattern: string, path: string): boolean => {
  const parts = pattern.split('/').filter((part) => part !== '*');
  const segments = path.split('/');
  return (
    (pattern.endsWith('*') ? segments.length >= parts.length : segments.length === parts.length) &&
    parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
  );
};

/** Whether a path below the locale, such as `/cart`, is that of a page of the shop itself. */
export const isShopPage = (path: string): boolean => shopPages.some((pattern) => matches(pattern, path.slice(1)));
