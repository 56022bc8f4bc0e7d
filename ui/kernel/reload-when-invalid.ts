import { INVALID_RELOAD_MS } from '#core/cart/invalid-customer.ts';
import type { Engine } from './engine.ts';
import { reloadOnce, type ReloadingPage } from './reload-once.ts';

/**
 * Reloads the page 4 s after the event `CustomerInvalid` (CART-23), at most once in 10 s (CART-24). Returns the
 * function that unsubscribes.
 */
export const reloadWhenInvalid = (follow: Engine['follow'], page: ReloadingPage): (() => void) => {
  let isWaiting = false;
  return follow(({ _tag }) => {
    if (_tag !== 'CustomerInvalid' || isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      reloadOnce(page);
    }, INVALID_RELOAD_MS);
  });
};
