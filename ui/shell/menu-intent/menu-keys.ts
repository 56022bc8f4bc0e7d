/** The element `by` steps after `from`, wrapping around at both ends. */
const step = (row: readonly HTMLElement[], from: Element, by: number): HTMLElement | undefined =>
  row.at((row.findIndex((one) => one === from) + by) % row.length);

const linksOf = (panel: Element): readonly HTMLElement[] => [...panel.querySelectorAll<HTMLElement>('a')];

/** Steps along the entries of the first level, and along the links of a panel. */
const alongBar = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);
const alongPanel = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/**
 * The target of an arrow key within the menu (NAV-12); undefined for other keys. `open` shows the panel of an entry, so
 * that it can take the focus.
 */
export const arrowTarget = (
  menu: Element,
  { key, target }: { readonly key: string; readonly target: Element },
  open: (panel: HTMLElement) => void,
): HTMLElement | undefined => {
  const panel = target.closest('[popover]');
  const by = (panel === null ? alongBar : alongPanel).get(key);
  if (by !== undefined)
    return step(
      panel === null ? [...menu.querySelectorAll<HTMLElement>(':scope > ul > li > :is(a, button)')] : linksOf(panel),
      target,
      by,
    );
  const below = key === 'ArrowDown' ? target.nextElementSibling : null;
  if (!(below instanceof HTMLElement)) return undefined;
  open(below);
  return linksOf(below)[0];
};
