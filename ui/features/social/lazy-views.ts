import { lazyView } from '#ui/messages/lazy-view.tsx';

// Views of galleries, which load when the shopper scrolls near.

export const LazyMediaGallery = lazyView(() => import('./media-gallery.tsx'), 'reviews');
export const LazySocialGallery = lazyView(() => import('./social-gallery.tsx'), 'reviews');
