import { lazyView } from '#ui/messages/lazy-view.tsx';

// Views of the pages of an order that load on demand. A new one is a row here.

export const LazyGiftNote = lazyView(() => import('./gift-note.tsx'), 'tenders');
export const LazyPayForm = lazyView(() => import('./pay-form.tsx'));
export const LazyChallenge = lazyView(
  () => import('#ui/features/checkout/three-ds-challenge/three-ds-challenge-dialog.tsx'),
  'purchase',
);
export const LazyCorrection = lazyView(() => import('./correction-dialog.tsx'), 'account');
