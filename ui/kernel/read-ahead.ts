import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { engineContext, type LoadEngine } from './engine.ts';
import type { PageLoader } from './page.ts';

/** Returns the loader of a page's code if the page may be loaded ahead. */
type AheadOf = (route: RouteObject, pathname: string) => (() => Promise<{ readonly loader?: PageLoader }>) | undefined;

/** How long a pointer must stay on a link before its page is loaded, in milliseconds. */
const REST_MS = 60;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link === null || link.target !== '' || link.origin !== location.origin || link.pathname === location.pathname
    ? undefined
    : link;
};

/**
 * Loads code and data of the page behind a link ahead of the navigation: when a pointer stays on the link, a press
 * begins, or the link gets the focus.
 */
export const readAheadOnIntent = (
  routes: RouteObject[],
  { loadEngine, aheadOf }: { readonly loadEngine: LoadEngine; readonly aheadOf: AheadOf },
): void => {
  const fetchPage = ({ href, pathname }: HTMLAnchorElement): void => {
    const match = matchRoutes(routes, pathname)?.at(-1);
    const load = match === undefined ? undefined : aheadOf(match.route, pathname);
    if (match === undefined || load === undefined) return;
    const context = new RouterContextProvider(new Map([[engineContext, loadEngine]]));
    // After a failure the page is loaded when the link is followed, and the failure is reported then.
    load().then(
      ({ loader }) => loader?.readAhead({ request: new Request(href), params: match.params, context }),
      () => undefined,
    );
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const rest = ({ target }: Event): void => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (link !== undefined) resting = setTimeout(() => fetchPage(link), REST_MS);
  };
  const press = ({ target }: Event): void => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (link !== undefined) fetchPage(link);
  };
  const quietly = { capture: true, passive: true };
  addEventListener('pointerover', rest, quietly);
  addEventListener('focusin', rest, quietly);
  addEventListener('pointerdown', press, quietly);
  // The press has started the load; without this, the focus that follows it would start a second one during the
  // navigation.
  addEventListener('click', () => clearTimeout(resting), quietly);
};
