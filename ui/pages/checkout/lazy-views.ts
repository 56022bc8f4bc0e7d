import { lazyView } from '#ui/messages/lazy-view.tsx';

/** Only members load it. */
export const LazySavedAddresses = lazyView(() => import('./saved-addresses.tsx'), 'account');
