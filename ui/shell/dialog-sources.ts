import { Loadable } from '#ui/kernel/loadable.ts';

export const dialogSources = {
  'mini-cart': new Loadable(
    async () => (await import('#ui/features/cart/mini-cart/mini-cart-dialog.tsx')).MiniCartDialog,
  ),
  'three-ds-challenge': new Loadable(
    async () =>
      (await import('#ui/features/checkout/three-ds-challenge/three-ds-challenge-dialog.tsx')).ThreeDsChallengeDialog,
  ),
} as const;
