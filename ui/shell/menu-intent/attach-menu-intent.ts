import { MenuPopover } from '#core/content/menu-popover.ts';
import { arrowTarget } from './menu-keys.ts';

/** The menu entry of an element, by its button or its panel. */
const entryOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;

/**
 * Adds hover and keyboard handling to a menu of native popovers: panels open and close after a hover delay, arrow keys
 * move through them, Escape and leaving close them (NAV-02, NAV-03, NAV-12). Returns the function that removes it.
 */
export const attachMenuIntent = (menu: HTMLElement): (() => void) => {
  const leaving = new AbortController();
  const listening = { signal: leaving.signal, capture: true };
  const panels = [...menu.querySelectorAll<HTMLElement>('[popover]')];
  let popover: MenuPopover = MenuPopover.closed;
  let under: string | undefined;
  /** Id of the panel that hovering has opened: a click on its button then keeps it open. */
  let stayedOn: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = (): void => {
    for (const panel of panels) {
      const isOpen = panel.id === popover.openId;
      panel.previousElementSibling?.setAttribute('aria-expanded', String(isOpen));
      if (isOpen === panel.matches(':popover-open')) continue;
      if (isOpen) panel.showPopover();
      else panel.hidePopover();
    }
  };

  const show = (next: MenuPopover): void => {
    clearTimeout(timer);
    const hasChanged = next.openId !== popover.openId;
    popover = next;
    if (popover.openId === undefined) stayedOn = undefined;
    const { pending } = popover;
    if (pending !== undefined) timer = setTimeout(() => runPending(pending.at), pending.at - performance.now());
    if (hasChanged) draw();
  };

  const runPending = (at: number): void => {
    stayedOn = popover.pending?.openId;
    show(MenuPopover.tick(popover, at));
  };

  const point = (entry: HTMLElement | null): void => {
    const id = entry?.dataset['entry'];
    if (id === under) return;
    under = id;
    const now = performance.now();
    show(
      id === undefined
        ? MenuPopover.leave(popover, now)
        : MenuPopover.enter(popover, id, { trigger: entry?.dataset['trigger'] === 'click' ? 'click' : 'hover', now }),
    );
  };

  /** The browser is about to open or close a panel (`beforetoggle`). */
  const follow = (id: string, isOpen: boolean): void => {
    if (isOpen === (popover.openId === id)) return;
    clearTimeout(timer);
    popover = isOpen ? MenuPopover.press(popover, id) : MenuPopover.dismiss();
    stayedOn = undefined;
    for (const panel of panels)
      panel.previousElementSibling?.setAttribute('aria-expanded', String(panel.id === popover.openId));
  };

  menu.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && point(entryOf(event.target)),
    listening,
  );
  menu.addEventListener('pointerleave', () => point(null), { signal: leaving.signal });
  menu.addEventListener(
    'beforetoggle',
    ({ target, newState }) => target instanceof HTMLElement && follow(target.id, newState === 'open'),
    listening,
  );
  menu.addEventListener(
    'click',
    (event) => {
      const id = entryOf(event.target)?.dataset['entry'];
      if (id === undefined || id !== stayedOn || !(event.target instanceof HTMLButtonElement)) return;
      stayedOn = undefined;
      event.preventDefault();
    },
    listening,
  );
  menu.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const entry = entryOf(target);
      if (
        entry !== null &&
        relatedTarget instanceof Node &&
        !entry.contains(relatedTarget) &&
        entry.dataset['entry'] === popover.openId
      )
        show(MenuPopover.dismiss());
    },
    listening,
  );
  menu.addEventListener(
    'keydown',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const entry = entryOf(event.target);
      if (event.key === 'Escape' && popover.openId !== undefined) {
        entry?.querySelector('button')?.focus();
        show(MenuPopover.dismiss());
        return;
      }
      const target = arrowTarget(menu, { key: event.key, target: event.target }, (panel) =>
        show(MenuPopover.press(MenuPopover.closed, panel.id)),
      );
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
    },
    listening,
  );
  const open = panels.find((panel) => panel.matches(':popover-open'));
  if (open !== undefined) popover = MenuPopover.press(popover, open.id);
  draw();
  if (menu.matches(':hover')) point(menu.querySelector<HTMLElement>('[data-entry]:hover'));
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
};
