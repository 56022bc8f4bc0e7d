import { INVALID_RELOAD_MS } from '#core/cart/invalid-customer.ts';
import { mayReload } from '#core/session/reload-guard.ts';
import type { Engine } from './engine.ts';

/** Milliseconds since the epoch at which this tab was last reloaded. */
const MARKER = 'reloadedAt';

type Page = {
  /** Kept until the tab is closed; touching it may throw. */ readonly storage: () => Pick<
    Storage,
    'getItem' | 'setItem'
  >;
  readonly reload: () => void;
};

/** Reloads the page 4 s after an invalid customer was announced (CART-23), at most once in 10 s (CART-24). Without a storage for the marker it does not reload. */
export const reloadWhenInvalid = (follow: Engine['follow'], { storage, reload }: Page): (() => void) => {
  const reloadOnce = (): void => {
    try {
      const marker = storage().getItem(MARKER);
      const now = Date.now();
      if (!mayReload(marker === null ? undefined : Number(marker), now)) return;
      storage().setItem(MARKER, String(now));
      reload();
    } catch {
      // The shopper can reload; an endless series of reloads could not be stopped.
    }
  };
  return follow(({ _tag }) => {
    if (_tag === 'CustomerInvalid') setTimeout(reloadOnce, INVALID_RELOAD_MS);
  });
};
