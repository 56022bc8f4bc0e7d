import { lazyView } from '#ui/messages/lazy-view.tsx';

export const LazyPriceDetails = lazyView(() => import('#ui/features/pricing/price-details.tsx'), 'cartSections');
export const LazyCheckoutCodes = lazyView(() => import('#ui/features/promo-codes/promo-codes.tsx'), 'cartSections');

/** Loads if the wallet can serve the cart. */
export const LazyExpressRow = lazyView(() => import('./express-row/express-row.tsx'), 'tenders');

/** Only members load these. */
export const LazySavedAddresses = lazyView(() => import('./saved-addresses.tsx'), 'account');
export const LazySavedCardChoice = lazyView(() => import('./saved-card-choice.tsx'), 'account');

/** These load once the service has listed their method (PAY-04). */
export const LazyGiftCards = lazyView(() => import('./gift-cards/gift-cards.tsx'), 'tenders');
export const LazyApprovals = lazyView(() => import('./approvals/approvals.tsx'), 'tenders');
export const LazyOwnTenders = lazyView(() => import('./own-tenders/own-tenders.tsx'), 'tenders');

/** These load when there is something to say about the order before it is placed. */
export const LazyChangedAgreement = lazyView(() => import('./agreement/changed-agreement.tsx'), 'tenders');
export const LazyHoldDeadline = lazyView(() => import('./hold/hold-deadline.tsx'), 'tenders');
export const LazyShortLines = lazyView(() => import('./short-lines/short-lines.tsx'), 'tenders');

/** Only shoppers who send items to several addresses load this, whose texts are those of checkout. */
export const LazyOtherAddresses = lazyView(() => import('./other-addresses/other-addresses.tsx'));

/** Only shoppers who collect their parcel load these. */
export const LazyCollectionPoints = lazyView(() => import('./collection-points.tsx'), 'stores');
export const LazyCollectionPointDialog = lazyView(
  () => import('#ui/features/delivery/collection-point-dialog.tsx'),
  'stores',
);
