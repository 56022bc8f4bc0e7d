import { ASSOCIATE_KEY, heartsKey } from '#core/favorites/device-keys.ts';
import { withChange } from '#core/favorites/change-line.ts';

/**
 * Shows a press of a heart before its code has loaded, and notes it on the device, from where the next page with hearts
 * asks for it (FAV-13).
 * Any other button is left as it is. A storage that is full or blocked notes nothing: the press is then lost with this
 * page.
 */
export const noteHeart = (button: HTMLElement): void => {
  const { favorite: id } = button.dataset;
  if (id === undefined) return;
  const wanted = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(wanted));
  try {
    // With an associate connected there are no hearts (FAV-09).
    if (localStorage.getItem(ASSOCIATE_KEY) !== null) return;
    const key = heartsKey(document.documentElement.dataset['site'] ?? '');
    localStorage.setItem(key, withChange(localStorage.getItem(key) ?? '', { id, wanted }));
  } catch {
    // The code of the heart takes the press from its button.
  }
};
