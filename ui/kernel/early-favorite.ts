import { ASSOCIATE_KEY, localFavoritesKey } from '#core/favorites/device-keys.ts';
import { withChange } from '#core/favorites/change-line.ts';

/**
 * Shows a click on a favorite button before its code has loaded and stores the change on the device; the next page with
 * favorite buttons sends it (FAV-13). Other buttons are ignored. If storage is full or blocked, the change is lost when
 * this page is left.
 */
export const storeEarlyFavorite = (button: HTMLElement): void => {
  const { favorite: id } = button.dataset;
  if (id === undefined) return;
  const wanted = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(wanted));
  try {
    // While an associate is connected there are no favorites (FAV-09).
    if (localStorage.getItem(ASSOCIATE_KEY) !== null) return;
    const key = localFavoritesKey(document.documentElement.dataset['site'] ?? '');
    localStorage.setItem(key, withChange(localStorage.getItem(key) ?? '', { id, wanted }));
  } catch {
    // Storage is blocked or full: only the button of this page keeps the change, until its code handles it.
  }
};
