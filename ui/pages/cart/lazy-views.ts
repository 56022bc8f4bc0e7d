import { lazyView } from '#ui/messages/lazy-view.tsx';

// Views of the cart page that load on demand. A new one is a row here.

export const LazySections = lazyView(() => import('./cart-sections.tsx'), 'cartSections');
export const LazyPromoCodes = lazyView(() => import('#ui/features/promo-codes/promo-codes.tsx'), 'cartSections');
