import { afterEach, beforeEach } from 'vitest';

const open = new Set<HTMLElement>();

/** Fires an event before a change, as the platform does. */
const reported = (element: HTMLElement, newState: 'open' | 'closed'): void => {
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
};

const hide = (element: HTMLElement): void => {
  if (!open.has(element)) return;
  reported(element, 'closed');
  open.delete(element);
};

/** At most one is open. */
const show = (element: HTMLElement): void => {
  if (open.has(element)) return;
  reported(element, 'open');
  open.forEach(hide);
  open.add(element);
};

export const isOpen = (element: HTMLElement): boolean => open.has(element);

const matches = Element.prototype.matches;
const query = Element.prototype.querySelector;

const press = (event: MouseEvent): void => {
  const target = event.target instanceof Element ? event.target.closest('button[popovertarget]') : null;
  const panel = document.getElementById(target?.getAttribute('popovertarget') ?? '');
  if (panel === null || event.defaultPrevented) return;
  if (open.has(panel)) hide(panel);
  else show(panel);
};

/** A polyfill of popovers for a document without them: shown, hidden, and toggled by their buttons. */
export const withPopovers = (): void => {
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, {
      showPopover(this: HTMLElement) {
        show(this);
      },
      hidePopover(this: HTMLElement) {
        hide(this);
      },
    });
    Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
      if (selector === ':popover-open') return this instanceof HTMLElement && open.has(this);
      return selector !== ':hover' && matches.call(this, selector);
    });
    Reflect.set(Element.prototype, 'querySelector', function (this: Element, selector: string) {
      return selector === ':popover-open'
        ? ([...open].find((one) => this.contains(one)) ?? null)
        : query.call(this, selector);
    });
    addEventListener('click', press);
  });
  afterEach(() => {
    removeEventListener('click', press);
    open.clear();
    Reflect.set(Element.prototype, 'matches', matches);
    Reflect.set(Element.prototype, 'querySelector', query);
  });
};
