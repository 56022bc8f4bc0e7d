import { lazyView } from '#ui/messages/lazy-view.tsx';

// Views of the product page that load on demand. A new one is a row here.

export const LazyReviews = lazyView(() => import('#ui/features/reviews/reviews-and-questions.tsx'), 'reviews');
export const LazySizeChart = lazyView(() => import('#ui/features/catalog/size-chart/size-chart-dialog.tsx'), 'reviews');
export const LazyRecommendations = lazyView(() => import('#ui/features/recommendations/recommendation-rows.tsx'));
export const LazyNotifyForm = lazyView(() => import('./back-in-stock/notify-form.tsx'), 'reviews');
export const LazyPickup = lazyView(() => import('./pickup/pickup.tsx'), 'stores');
export const LazyGiftBuy = lazyView(() => import('./gift-buy.tsx'), 'tenders');
export const LazyCustomizeBuy = lazyView(() => import('./customize/customize-buy.tsx'), 'reviews');
export const LazyWalletButton = lazyView(() => import('#ui/features/wallet/wallet-button.tsx'), 'tenders');
export const LazyBuyBar = lazyView(() => import('./buy-bar.tsx'));
export const LazyProductPhotos = lazyView(() => import('#ui/features/social/product-photos.tsx'), 'reviews');
