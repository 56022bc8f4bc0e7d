/**
 * The only script of the document. It waits for user intent or an idle browser, then loads and hydrates the page; a
 * private page loads at once. Links, forms, details and dialogs work without it. A click on a `data-replay` button
 * before hydration is stored and repeated afterwards; inputs read early values from their own elements
 * (`ui/design/use-early-input.ts`). With `data-replay="late"` the lazy code of the button handles the click, which
 * `aria-busy` marks. A favorite button shows each click at once, and the device stores the change for the next page
 * (FAV-13).
 */
import { closeBar, hideClosedBars } from './kernel/closed-bars.ts';
import { storeEarlyFavorite } from './kernel/early-favorite.ts';

const intentEvents = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'] as const;
const IDLE_LIMIT_MS = 2000;

// A promo bar that was closed in this session is hidden before anything renders (NAV-17).
try {
  if (sessionStorage.getItem('promoBarClosed') === 'true') document.documentElement.dataset['promo'] = 'closed';
} catch {
  // Storage is blocked: the bar is shown.
}

// So are benefit bars that were closed on this device (CNT-43).
hideClosedBars();

let started = false;
let isHydrated = false;
const earlyClicks: HTMLElement[] = [];

const replayButtonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-replay]') : null;

const storeClick = (event: Event): void => {
  const button = replayButtonOf(event.target);
  const isLate = button?.dataset['replay'] === 'late';
  if (button === null || (isHydrated && !isLate)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.setAttribute('aria-busy', 'true');
  storeEarlyFavorite(button);
  if (!isLate && !earlyClicks.includes(button)) earlyClicks.push(button);
};

/** A short form (`ui/forms/short-form.tsx`) repeats a submit from before its hydration. */
const storeSubmit = ({ target }: Event): void => {
  if (target instanceof HTMLFormElement) target.dataset['early'] = 'sent';
};

/**
 * The tag of this script. `data-eager` names scripts to fetch at once, `data-preload` scripts to fetch with the page's
 * own.
 */
const script = document.querySelector<HTMLElement>('script[data-eager], script[data-preload]');

const preload = (scripts: string | undefined): void => {
  for (const href of scripts?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};

const start = (): void => {
  if (started) return;
  // The event may arrive while the document is still loading.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', start, { once: true });
    return;
  }
  started = true;
  for (const event of intentEvents) removeEventListener(event, start, true);
  void import('./entry-client.tsx')
    .then(async ({ hydrate }) => {
      await hydrate();
      isHydrated = true;
      for (const button of earlyClicks) {
        button.removeAttribute('aria-busy');
        if (button.isConnected) button.click();
      }
      document.documentElement.dataset['hydrated'] = 'true';
    })
    .catch((fault: unknown) => {
      // The script failed to load: the document says so, the next event tries again, and the stored clicks stay.
      started = false;
      document.documentElement.dataset['failed'] = 'true';
      for (const button of earlyClicks) button.removeAttribute('aria-busy');
      listenForIntent();
      reportError(fault);
    });
  // Requested after the shell, which is many times as large and would otherwise wait for a connection.
  preload(script?.dataset['preload']);
};

const listenForIntent = (): void => {
  for (const event of intentEvents) addEventListener(event, start, { capture: true, passive: true });
};

addEventListener('click', closeBar);
addEventListener('click', storeClick, true);
addEventListener('submit', storeSubmit, true);
listenForIntent();

const whenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
  else setTimeout(start, IDLE_LIMIT_MS);
};
// `data-eager` marks a page that shows nothing without its code.
if (script?.dataset['eager'] !== undefined) {
  preload(script.dataset['eager']);
  start();
} else if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
