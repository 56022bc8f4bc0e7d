/**
 * The document's only script. It waits for a sign of intent, or for the browser to be idle, and then brings the page to
 * life; a private page at once.
 * Links, forms, details and dialogs work without it. A click on a button that came too early is kept and done once the
 * page can; controls read what was typed or chosen from their own elements (`ui/design/use-early-input.ts`). A button
 * whose own code comes after the page's finds its click by its being busy (`data-replay="late"`).
 * A heart shows each press at once, and the device keeps it for the next page (FAV-13).
 */
import { noteHeart } from './kernel/early-heart.ts';

const signs = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'] as const;
const IDLE_LIMIT_MS = 2000;

// A promise that was closed in this session is gone before anything is rendered again (NAV-17); a storage that is
// blocked remembers nothing.
try {
  if (sessionStorage.getItem('promoBarClosed') === 'true') document.documentElement.dataset['promo'] = 'closed';
} catch {
  // The bar stays.
}

let started = false;
let alive = false;
const early: HTMLElement[] = [];

const replayed = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-replay]') : null;

const keep = (event: Event): void => {
  const button = replayed(event.target);
  const isLate = button?.dataset['replay'] === 'late';
  if (button === null || (alive && !isLate)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.setAttribute('aria-busy', 'true');
  noteHeart(button);
  if (!isLate && !early.includes(button)) early.push(button);
};

/**
 * The tag of this script. `data-ahead` names scripts that are fetched at once, `data-preload` those that are fetched
 * with the page's own.
 */
const script = document.querySelector<HTMLElement>('script[data-ahead], script[data-preload]');

const preload = (scripts: string | undefined): void => {
  for (const href of scripts?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};

const start = (): void => {
  if (started) return;
  // A sign may come while the document is still arriving.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', start, { once: true });
    return;
  }
  started = true;
  preload(script?.dataset['preload']);
  for (const sign of signs) removeEventListener(sign, start, true);
  void import('./entry-client.tsx')
    .then(async ({ hydrate }) => {
      await hydrate();
      alive = true;
      for (const button of early) {
        button.removeAttribute('aria-busy');
        if (button.isConnected) button.click();
      }
      document.documentElement.dataset['alive'] = 'true';
    })
    .catch((fault: unknown) => {
      // The network let go: the next sign tries again, and what was clicked is still kept.
      started = false;
      for (const button of early) button.removeAttribute('aria-busy');
      watch();
      reportError(fault);
    });
};

const watch = (): void => {
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
};

addEventListener('click', keep, true);
watch();

const whenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
  else setTimeout(start, IDLE_LIMIT_MS);
};
// A page that shows nothing without its code names it: all of it is fetched at once.
if (script?.dataset['ahead'] !== undefined) {
  preload(script.dataset['ahead']);
  start();
} else if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
