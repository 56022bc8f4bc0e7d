import { mayReload } from '#core/session/reload-guard.ts';

/** Milliseconds since the epoch at which this tab was last reloaded. */
const MARKER = 'reloadedAt';

export type ReloadingPage = {
  /** Kept until the tab is closed; touching it may throw. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
};

const thisPage: ReloadingPage = { storage: () => sessionStorage, reload: () => location.reload() };

/**
 * Reloads the page, at most once in 10 s (CART-24), and says whether it does. Without a storage for the marker it does
 * not: an endless series of reloads could not be stopped.
 */
export const reloadOnce = ({ storage, reload }: ReloadingPage = thisPage): boolean => {
  try {
    const marker = storage().getItem(MARKER);
    const now = Date.now();
    if (!mayReload(marker === null ? undefined : Number(marker), now)) return false;
    storage().setItem(MARKER, String(now));
    reload();
    return true;
  } catch {
    // The shopper can reload.
    return false;
  }
};
