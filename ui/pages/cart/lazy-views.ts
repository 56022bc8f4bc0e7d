import { lazyView } from '#ui/messages/lazy-view.tsx';

// Views of the cart page that load on demand. A new one is a row here.

export const LazySavedList = lazyView(() => import('./beside/saved-list.tsx'), 'besideCart');
export const LazyPromo = lazyView(() => import('./beside/promo.tsx'), 'besideCart');
export const LazyChangeDelivery = lazyView(() => import('#ui/features/delivery/change-delivery-dialog.tsx'), 'stores');
