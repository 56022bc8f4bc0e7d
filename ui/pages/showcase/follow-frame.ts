import { scrollAfter, type ScrollMessage } from '#core/content/showcase.ts';

/** The window of the showcase, as far as it is scrolled and exchanges messages. */
type ShowcaseWindow = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'scrollTo' | 'scrollX' | 'scrollY' | 'postMessage'
> & {
  /** The window itself where no frame is around it. */
  readonly parent: Pick<Window, 'postMessage'> | ShowcaseWindow;
};

/**
 * Scrolls with the parent frame: a message of it scrolls this window, and scrolling this window sends one (SHOW-07).
 * Messages are exchanged with pages of `origins` only (SHOW-08). Returns the function that ends this.
 */
export const followFrame = (view: ShowcaseWindow, origins: readonly string[]): (() => void) => {
  if (view.parent === view) return () => undefined;
  let last: ScrollMessage = { type: 'showcase:scroll', x: view.scrollX, y: view.scrollY };
  const receive = ({ source, origin, data }: MessageEvent): void => {
    if (source !== view.parent) return;
    const next = scrollAfter(last, { origin, data }, origins);
    if (next === last) return;
    last = next;
    view.scrollTo({ left: next.x, top: next.y, behavior: 'instant' });
  };
  const send = (): void => {
    const { scrollX: x, scrollY: y } = view;
    // What the parent has asked for is not sent back to it.
    if (Math.abs(x - last.x) < 1 && Math.abs(y - last.y) < 1) return;
    last = { type: 'showcase:scroll', x, y };
    // Browsers deliver a message only to a page of the named origin.
    for (const origin of origins) view.parent.postMessage(last, origin);
  };
  view.addEventListener('message', receive);
  view.addEventListener('scroll', send, { passive: true });
  return () => {
    view.removeEventListener('message', receive);
    view.removeEventListener('scroll', send);
  };
};
