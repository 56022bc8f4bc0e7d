import { mayReload } from '#core/session/reload-guard.ts';
import type { StorageKey } from '#core/site/storage-key.ts';

/** Milliseconds since the epoch at which this tab was last reloaded. */
const MARKER = 'reloadedAt' satisfies StorageKey;

export type ReloadingPage = {
  /** Session storage; accessing it may throw. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
};

const thisPage: ReloadingPage = { storage: () => sessionStorage, reload: () => location.reload() };

/**
 * Reloads the page, at most once in 10 s (CART-24). Returns whether it reloads. Without storage for the marker it does
 * not reload: nothing could stop an endless series of reloads.
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
    // Storage is blocked.
    return false;
  }
};
