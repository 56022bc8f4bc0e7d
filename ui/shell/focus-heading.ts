/**
 * Moves the focus to the heading of a page. A view that loads on its own brings the heading later, or replaces it: the
 * focus follows until the shopper acts or another control takes it. Returns the function that stops this.
 */
export const focusHeading = (onFocus: () => void): (() => void) => {
  const before = document.activeElement;
  const focus = (): void => {
    const { activeElement } = document;
    if (activeElement !== before && activeElement !== document.body) return;
    for (const heading of document.querySelectorAll<HTMLElement>('main h1')) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      // React hides the content of a view that waits again; what is hidden takes no focus.
      if (document.activeElement === heading) return onFocus();
    }
  };
  const observer = new MutationObserver(focus);
  const stop = (): void => {
    observer.disconnect();
    for (const event of ['keydown', 'pointerdown']) removeEventListener(event, stop, true);
  };
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, stop, true);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  focus();
  return stop;
};
