import { lazyView } from '#ui/messages/lazy-view.tsx';

// Views that the sections of the cart page load on demand. They are not in `lazy-views.ts`, which loads with the page.

export const LazyShareLink = lazyView(() => import('#ui/features/sharing/share-link-dialog.tsx'));
export const LazyUpsells = lazyView(() => import('#ui/features/recommendations/upsells.tsx'), 'cartSections');
export const LazyChangeDelivery = lazyView(() => import('#ui/features/delivery/change-delivery-dialog.tsx'), 'stores');
