/**
 * Benefit bars that the shopper closed on this device. Documents are cached for all shoppers, so the starter hides the
 * bars before the first paint; it also closes them, so that no page loads code for a bar. Their ids are content: each has
 * a rule of its own.
 */
import { BENEFIT_BAR_CLOSED } from '#core/content/benefit-bar.ts';

const hide = (id: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`[data-benefit-bar="${CSS.escape(id)}"]{display:none}`);
  document.adoptedStyleSheets.push(sheet);
};

/** Hides the bars whose flag is in local storage (CNT-42, CNT-43). */
export const hideClosedBars = (): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(BENEFIT_BAR_CLOSED)) hide(key.slice(BENEFIT_BAR_CLOSED.length));
  } catch {
    // Storage is blocked: the bars are shown.
  }
};

/** Closes the bar of a close button, and stores its flag. The focus moves to the page, since the button disappears. */
export const closeBar = ({ target }: Event): void => {
  const bar = target instanceof Element ? target.closest('[data-close-bar]')?.closest('[data-benefit-bar]') : null;
  const id = bar?.getAttribute('data-benefit-bar');
  if (typeof id !== 'string') return;
  hide(id);
  document.getElementById('main')?.focus({ preventScroll: true });
  try {
    localStorage.setItem(BENEFIT_BAR_CLOSED + id, 'true');
  } catch {
    // Storage is blocked: the bar is closed until the next document.
  }
};
