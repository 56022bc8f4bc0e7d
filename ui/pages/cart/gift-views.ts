import { lazyView } from '#ui/messages/lazy-view.tsx';

// Views of digital lines, which only a cart with gift cards loads.

export const LazyGiftLine = lazyView(() => import('./gift-line.tsx'), 'tenders');
export const LazyGiftDialog = lazyView(() => import('#ui/features/digital-gift/gift-dialog.tsx'));
