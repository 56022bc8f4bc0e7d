import { memoizeAsync } from '#ui/kernel/memoize-async.ts';

/** Where the code of dialogs comes from; one that could not be fetched is asked for again at the next opening. */
export const dialogSources = {
  'mini-cart': memoizeAsync(
    async () => (await import('#ui/features/cart/mini-cart/mini-cart-dialog.tsx')).MiniCartDialog,
  ),
  'three-ds-challenge': memoizeAsync(
    async () =>
      (await import('#ui/features/checkout/three-ds-challenge/three-ds-challenge-dialog.tsx')).ThreeDsChallengeDialog,
  ),
} as const;
